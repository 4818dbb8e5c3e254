/** Left and right ends of vine rows at the near edge of the field; all run towards one point below the domes. */
const ROWS = [-260, -140, -20, 100, 220, 340, 460, 580, 700, 1100, 1220, 1340, 1460, 1580, 1700, 1820]
const HORIZON = { x: 930, y: 505 }

/** Paarl at first light in flat layers: granite domes, fields, vine rows and the path that climbs. Decoration. */
export function Landscape({ className = '' }: { className?: string }) {
  return (
    <svg viewBox="0 0 1440 720" preserveAspectRatio="xMaxYMax slice" className={className} aria-hidden>
      <circle cx="1250" cy="170" r="70" className="fill-path" />
      <path
        d="M640 590c60-70 120-92 180-70 40-130 130-190 220-120 84-170 232-178 330-40 24-32 48-50 70-58v318H640z"
        className="fill-dome-far"
      />
      <path
        d="M720 610c40-70 90-110 150-84 40-110 100-256 220-256 120 0 190 130 240 220l70 120H720z"
        className="fill-dome-near"
      />
      <path
        d="M1130 620c60-110 130-160 210-130 40 16 72 36 100 50v90z"
        className="fill-dome-near opacity-80"
      />
      <path
        d="M1020 322c30-22 70-30 104-16M1084 372c26-14 52-16 80-4M1250 506c26-10 50-10 76 2"
        className="fill-none stroke-dome-far"
        strokeWidth="5"
        strokeLinecap="round"
      />
      <path d="M0 566c240-50 470-56 720-28s500 28 720-20v202H0z" className="fill-field-far" />
      <path d="M0 612c260-44 520-46 780-14s470 30 660-8v130H0z" className="fill-field-near" />
      <g clipPath="url(#near-field)" className="fill-none stroke-row" strokeWidth="7" strokeLinecap="round">
        {ROWS.map((x) => (
          <path key={x} d={`M${x} 760L${HORIZON.x + (x - HORIZON.x) * 0.14} ${HORIZON.y}`} />
        ))}
      </g>
      <clipPath id="near-field">
        <path d="M0 640c260-44 520-46 780-14s470 30 660-8v130H0z" />
      </clipPath>
      <path
        d="M700 720c-6-44 118-50 108-88-8-28-78-28-60-58 12-20 62-22 60-46-2-18-40-20-44-40-4-22 42-34 56-62 4 34-26 44-20 60 8 20 56 22 56 50 0 32-66 34-62 54 6 28 96 30 96 74 0 24-22 40-32 56z"
        transform="translate(130 0)"
        className="fill-path"
      />
    </svg>
  )
}
