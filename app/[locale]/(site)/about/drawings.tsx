import type { ReactNode } from 'react'
import type { AboutCard } from '@/lib/content/about'

/** Two chairs turned to each other, with room between them. */
const mission = (
  <>
    <circle cx="100" cy="22" r="15" className="fill-path" />
    <path d="M-900 104C-300 92 500 92 1100 104V130H-900z" className="fill-field-far" />
    <path
      d="M52 46l6 32h32M58 78l-5 28M90 78l4 28M148 46l-6 32h-32M142 78l5 28M110 78l-4 28"
      className="fill-none stroke-row"
      strokeWidth="6"
      strokeLinecap="round"
      strokeLinejoin="round"
    />
  </>
)

/** The domes from far away, and the first light on them. */
const vision = (
  <>
    <circle cx="112" cy="42" r="24" className="fill-path" />
    <path
      d="M-900 130V84C-500 62-240 70-60 88-30 54 20 46 62 84 84 50 150 42 184 82 204 68 236 66 262 78 520 62 800 66 1100 84V130z"
      className="fill-dome-far"
    />
    <path d="M-900 112C-300 94 500 94 1100 112V130H-900z" className="fill-field-near" />
  </>
)

/** A few houses close together, a lamp in each window. */
const community = (
  <>
    <path d="M-900 104C-300 94 500 94 1100 104V130H-900z" className="fill-field-far" />
    <path
      d="M14 106V74l26-21 26 21v32zM70 106V60l32-25 32 25v46zM138 106V78l23-19 23 19v28z"
      className="fill-row"
    />
    <path d="M33 80h14v14H33zM93 68h18v18H93zM155 84h12v12h-12z" className="fill-path" />
  </>
)

/** Stones that rest on one another. */
const values = (
  <>
    <path d="M-900 104C-300 94 500 94 1100 104V130H-900z" className="fill-field-near" />
    <path d="M40 106c-6-22 16-34 60-34s68 12 60 34z" className="fill-dome-near" />
    <path d="M60 75c-4-18 14-27 42-27s42 10 36 27z" className="fill-dome-far" />
    <path d="M78 51c-2-14 9-21 23-21s23 8 19 21z" className="fill-dome-near" />
  </>
)

const drawings: Readonly<Record<AboutCard['key'], { box: string; picture: ReactNode }>> = {
  mission: { box: '42 4 116 118', picture: mission },
  vision: { box: '0 0 200 120', picture: vision },
  community: { box: '0 24 200 96', picture: community },
  values: { box: '34 16 132 104', picture: values },
}

/**
 * The small picture on a card of the About page. Decoration. Sky and ground go on beyond the drawing's own edges, so
 * that it fills a wide box and a tall one alike.
 */
export function AboutDrawing({ of, className = '' }: { of: AboutCard['key']; className?: string }) {
  const { box, picture } = drawings[of]
  return (
    <svg viewBox={box} preserveAspectRatio="xMidYMax meet" className={className} aria-hidden>
      <rect x="-900" y="-900" width="2000" height="1040" className="fill-sky" />
      {picture}
    </svg>
  )
}
