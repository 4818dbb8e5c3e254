import { levels } from '@/lib/content/courses'
import type { LevelNumber } from '@/lib/content/course-types'

/** Where each level stands on the path, in the drawing's own units. */
const stops: Readonly<Record<LevelNumber, readonly [number, number]>> = {
  1: [132, 352],
  2: [330, 256],
  3: [506, 138],
}

const looks = {
  plain: { disc: 'fill-raised stroke-vine', number: 'fill-vine', radius: 25 },
  passed: { disc: 'fill-vine stroke-raised', number: 'fill-on-vine', radius: 25 },
  here: { disc: 'fill-grain stroke-raised', number: 'fill-on-vine', radius: 34 },
  ahead: { disc: 'fill-raised stroke-control', number: 'fill-quiet', radius: 25 },
} as const

function lookOf(level: LevelNumber, at: LevelNumber | undefined): keyof typeof looks {
  if (!at) return 'plain'
  if (level === at) return 'here'
  return level < at ? 'passed' : 'ahead'
}

/** The three levels as three heights on one path, up the granite. With `at`, one of them is the place. Decoration. */
export function Climb({ at, className = '' }: { at?: LevelNumber; className?: string }) {
  return (
    <svg viewBox="0 0 640 440" preserveAspectRatio="xMidYMid slice" className={className} aria-hidden>
      <rect width="640" height="440" className="fill-sky" />
      <circle cx="186" cy="128" r="46" className="fill-path" opacity="0.8" />
      <path
        d="M0 262c34-56 92-84 160-50 40-62 132-66 178-14 46-46 110-40 154 6 50-30 104-20 148 22v214H0z"
        className="fill-dome-far"
      />
      <path d="M286 300c26-118 116-202 206-204 76-2 126 56 148 96v248H286z" className="fill-dome-near" />
      <path
        d="M376 232c14-44 42-80 76-100M424 210c8-36 22-62 40-84M600 168c-14-26-32-44-54-56"
        className="fill-none stroke-dome-far"
        strokeWidth="3"
        strokeLinecap="round"
      />
      <path d="M0 292c110-38 226-54 330-66 90-10 190 22 310 18v196H0z" className="fill-field-far" />
      <path d="M0 332c120-26 236-18 350 4 104 20 196 6 290-18v122H0z" className="fill-field-near" />
      <path
        d="M636 440c-52-38-106-68-156-88M650 396c-30-22-58-38-86-50M560 440c-46-34-94-62-146-84M482 440c-36-32-78-60-124-84M404 440c-28-30-60-56-96-78M326 440c-20-26-42-48-70-70"
        className="fill-none stroke-row"
        strokeWidth="5"
        strokeLinecap="round"
      />
      <g className="fill-none stroke-path" strokeLinecap="round">
        <path d="M-6 436c60-6 108-34 138-84" strokeWidth="20" />
        <path d="M132 352c86 22 168 4 150-38-14-32 2-54 48-58" strokeWidth="13" />
        <path d="M330 256c76 6 122-14 104-44-18-32 14-66 72-74" strokeWidth="8" />
      </g>
      {levels.map(({ number }) => {
        const [x, y] = stops[number]
        const look = looks[lookOf(number, at)]
        return (
          <g key={number}>
            <circle cx={x} cy={y} r={look.radius} strokeWidth="5" className={look.disc} />
            <text
              x={x}
              y={y + look.radius * 0.36}
              fontSize={look.radius * 1.1}
              textAnchor="middle"
              className={`font-display font-semibold ${look.number}`}
            >
              {number}
            </text>
          </g>
        )
      })}
    </svg>
  )
}
