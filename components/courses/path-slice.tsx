import type { LevelNumber } from '@/lib/content/course-types'

/** Where each level's stone lies on the long path. */
const stones: Readonly<Record<LevelNumber, readonly [number, number]>> = {
  1: [192, 226],
  2: [600, 152],
  3: [1008, 84],
}

/** One third of a long climb: side by side the three make one picture, alone each shows its level's height. Decoration. */
export function PathSlice({ level, className = '' }: { level: LevelNumber; className?: string }) {
  const [x, y] = stones[level]
  return (
    <svg
      viewBox={`${(level - 1) * 408} 0 384 300`}
      preserveAspectRatio="xMidYMid slice"
      className={className}
      aria-hidden
    >
      <rect width="1200" height="300" className="fill-sky" />
      <circle cx="296" cy="84" r="40" className="fill-path" opacity="0.8" />
      <path
        d="M0 196c60-60 150-84 230-40 60-76 190-96 300-26 90-76 220-88 320-28 90-74 230-88 350-20v218H0z"
        className="fill-dome-far"
      />
      <path d="M770 210c40-90 110-164 216-166 110-2 170 70 214 120v100H770z" className="fill-dome-near" />
      <path
        d="M918 128c10-26 26-44 46-56M1088 110c-12-16-26-28-42-36"
        className="fill-none stroke-dome-far"
        strokeWidth="3"
        strokeLinecap="round"
      />
      <path
        d="M0 240c140-32 260-34 384-56 110-20 160-66 280-68 90-2 120 46 230 52s220-6 306-22v154H0z"
        className="fill-field-far"
      />
      <path d="M0 278c200-24 380-12 560-40 200-32 420-46 640-78v140H0z" className="fill-field-near" />
      <path
        d="M60 300c30-12 64-20 100-24M160 300c40-16 84-26 130-32M270 300c44-20 92-34 140-42M384 300c44-24 92-42 144-54M500 300c44-28 94-52 148-68M620 300c40-32 90-58 146-78M740 300c38-36 84-66 138-88M860 300c36-40 80-74 130-98M980 300c32-42 72-80 118-108M1090 300c26-42 62-82 104-116"
        className="fill-none stroke-row"
        strokeWidth="4"
        strokeLinecap="round"
      />
      <path
        d="M-10 296c76-10 150-30 202-70 70 18 150 6 200-18 60-30 130-16 208-56 70 22 150 6 204-18 66-30 146-4 204-50 50 30 130 50 206 42"
        className="fill-none stroke-path"
        strokeWidth="11"
        strokeLinecap="round"
      />
      <circle cx={x} cy={y} r="26" strokeWidth="5" className="fill-vine stroke-raised" />
      <text
        x={x}
        y={y + 9}
        fontSize="27"
        textAnchor="middle"
        className="fill-on-vine font-display font-semibold"
      >
        {level}
      </text>
    </svg>
  )
}
