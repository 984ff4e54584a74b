// SPDX-License-Identifier: GPL-3.0-or-later

/// Pictures as they must come out, byte for byte.
enum SVGFixture {
  /// The picture of `SampleReport.card()`.
  static let card = #"""
    <svg xmlns="http://www.w3.org/2000/svg" width="140" height="100" viewBox="-20 -20 140 100" role="img">
      <title>Layout of HStack, 100 x 40 points</title>
      <rect x="-20" y="-20" width="140" height="100" rx="12" fill="#f4f6fa"/>
      <rect x="0" y="2" width="100" height="60" fill="#1e293b" fill-opacity="0.08"/>
      <rect x="0" y="0" width="100" height="60" fill="#ffffff" stroke="#c3ccd9" stroke-width="1"/>
      <g stroke-linejoin="round" stroke-linecap="round">
        <rect x="4" y="14" width="32" height="32" rx="2" fill="#faf8f0" stroke="#ded9c4" fill-opacity="1"><title>HStack/0/background/0 'shade': 4,14 32x32</title></rect>
        <rect x="4" y="14" width="32" height="32" rx="2" fill="#e6b9f4" stroke="#af60c7" fill-opacity="0.9"><title>HStack/0 'fill': 4,14 32x32</title></rect>
        <rect x="4" y="14" width="3.333" height="8" rx="1.667" fill="#f4c5b9" stroke="#c77560" fill-opacity="0.9"><title>HStack/0/overlay/0 'badge': 4,14 3.333x8</title></rect>
        <path d="M40 30L43.333 30L45 27.5L48.333 32.5L51.667 27.5L55 32.5L56.667 30L60 30M40 26v8M60 26v8" fill="none" stroke="#9db4d8" stroke-width="1"><title>HStack/1: 40,30 20x0</title></path>
        <clipPath id="clip1"><rect x="59" y="18" width="42" height="24"/></clipPath>
        <g clip-path="url(#clip1)" font-family="Helvetica Neue, Helvetica, Arial, Liberation Sans, sans-serif" font-size="17" font-weight="400" fill="#1f2937" direction="ltr">
          <title>HStack/2 't': 60,19 40x22</title>
          <rect x="60" y="19" width="40" height="22" rx="1.5" fill="#64748b" fill-opacity="0.06"/>
          <text x="60" y="35.15">Hi…</text>
        </g>
      </g>
      <g fill="none" stroke-width="0.8" stroke-dasharray="3 2.4" stroke-opacity="0.75">
        <rect x="0" y="10" width="100" height="40" rx="2" stroke="#8660c7"><title>HStack: 0,10 100x40</title></rect>
        <rect x="0" y="10" width="40" height="40" rx="2" stroke="#60bac7"><title>HStack/0 'padded': 0,10 40x40</title></rect>
      </g>
      <g font-family="Helvetica Neue, Helvetica, Arial, Liberation Sans, sans-serif" text-anchor="middle" pointer-events="none">
        <text x="20" y="33.85" font-size="11" fill="#602871">fill</text>
        <text x="12.281" y="7.95" font-size="7" fill="#432871">HStack</text>
      </g>
    </svg>

    """#
}
