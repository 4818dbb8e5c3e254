/** Paarl at first light in flat layers: granite domes, fields, vine rows and the path that climbs. Decoration. */
export function Landscape({ className = '' }: { className?: string }) {
  return (
    <svg viewBox="0 0 800 560" preserveAspectRatio="xMidYMax slice" className={className} aria-hidden>
      <rect width="800" height="560" className="fill-sky" />
      <circle cx="556" cy="196" r="58" className="fill-path" opacity="0.75" />
      <path
        d="M0 330c60-70 120-96 196-60 44-70 128-96 196-18 52-46 118-40 172 22 66-58 150-50 236 20v266H0z"
        className="fill-dome-far"
      />
      <path
        d="M-20 390c70-120 176-150 250-40 30-60 100-86 168-6 20 22 34 44 44 62l-40 60H-20z"
        className="fill-dome-near"
      />
      <path
        d="M430 400c60-74 150-84 214-16 60-30 120-10 176 40v80H420z"
        className="fill-dome-near"
        opacity="0.8"
      />
      <path d="M0 408c120-44 260-40 400 0s280 36 400-10v162H0z" className="fill-field-far" />
      <path d="M0 452c150-40 300-30 430 6 130 34 260 26 370-14v116H0z" className="fill-field-near" />
      <g className="stroke-row" strokeWidth="5" fill="none" strokeLinecap="round">
        <path d="M-10 560C60 500 110 470 150 444M70 560c40-50 76-84 110-112M150 560c22-44 46-78 70-108M232 560c8-40 22-72 38-102" />
        <path d="M812 540c-60-44-110-70-156-86M760 566c-40-48-82-80-124-108M690 566c-28-44-58-76-92-104M618 566c-14-40-36-70-62-98" />
      </g>
      <path
        d="M360 560c-6-50 96-52 84-92-8-28-66-30-52-58 8-16 40-20 34-42-4-12-18-16-14-30 14 12 30 18 34 34 6 26-34 32-26 50 10 22 66 30 66 66 0 34-56 40-54 72z"
        className="fill-path"
      />
    </svg>
  )
}
