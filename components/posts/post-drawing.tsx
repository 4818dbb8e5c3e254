type Layer = { readonly d: string; readonly fill?: string; readonly line?: number }

/** Four views of one valley, each from back to front: the domes, the vine rows, the path, the river plain. */
const views: readonly { readonly sun: readonly [number, number]; readonly layers: readonly Layer[] }[] = [
  {
    sun: [524, 92],
    layers: [
      {
        d: 'M0 236c56-84 150-104 236-44 76-84 206-88 280-4 40-28 84-34 124-16v188H0z',
        fill: 'fill-dome-far',
      },
      { d: 'M132 300c36-128 118-196 214-196s172 84 208 196z', fill: 'fill-dome-near' },
      { d: 'M236 208c14-34 34-58 62-74M402 142c26 16 46 38 60 66', line: 4 },
      { d: 'M0 276c190-44 420-44 640 4v80H0z', fill: 'fill-field-far' },
      { d: 'M0 318c220-30 430-8 640-30v72H0z', fill: 'fill-field-near' },
    ],
  },
  {
    sun: [128, 84],
    layers: [
      { d: 'M0 190c90-52 190-56 280-14 90-62 250-70 360 6v178H0z', fill: 'fill-dome-far' },
      { d: 'M0 208c200-30 430-28 640 6v146H0z', fill: 'fill-field-far' },
      { d: 'M0 236c210-26 430-20 640 8v116H0z', fill: 'fill-field-near' },
      {
        d: 'M356 242-60 360M362 243 60 360M370 244 190 360M380 244 312 366M394 245 438 366M406 246 566 366M414 247 690 360M420 248 800 344',
        fill: 'stroke-row',
        line: 6,
      },
    ],
  },
  {
    sun: [470, 76],
    layers: [
      {
        d: 'M0 226c70-40 150-46 226-12 60-52 150-62 226-22 60-34 128-36 188-8v176H0z',
        fill: 'fill-dome-far',
      },
      { d: 'M300 260c44-92 112-140 186-140 70 0 122 52 154 100v60H300z', fill: 'fill-dome-near' },
      { d: 'M0 256c210-34 430-30 640 6v98H0z', fill: 'fill-field-far' },
      { d: 'M0 300c200-32 430-18 640 10v50H0z', fill: 'fill-field-near' },
      {
        d: 'M196 366c26-36 132-34 128-62-4-26-92-20-84-44 8-20 96-8 132-38 26-22 40-48 62-70',
        fill: 'stroke-path',
        line: 12,
      },
    ],
  },
  {
    sun: [320, 164],
    layers: [
      { d: 'M0 216c50-96 140-132 216-92 40 22 62 60 78 92z', fill: 'fill-dome-near' },
      { d: 'M360 216c60-64 140-86 206-58 34 14 58 36 74 58z', fill: 'fill-dome-far' },
      { d: 'M0 204c210 18 430 18 640-2v158H0z', fill: 'fill-field-far' },
      { d: 'M-10 262c130-22 240 22 362 4s190-34 298-12', fill: 'stroke-path', line: 11 },
      { d: 'M0 300c220 26 430-18 640 6v54H0z', fill: 'fill-field-near' },
    ],
  },
]

/** A number from an address: the same post has the same drawing everywhere. */
function numberOf(slug: string): number {
  return [...slug].reduce((sum, letter) => (sum * 33 + letter.charCodeAt(0)) % 9973, 7)
}

/** Stands where a post has no picture: a calm view of the valley, as seen from another place for another post. */
export function PostDrawing({ slug, className }: { slug: string; className: string }) {
  const number = numberOf(slug)
  const { sun, layers } = views[number % views.length]!
  const mirrored = Math.floor(number / views.length) % 2 === 1
  return (
    <svg
      viewBox="0 0 640 360"
      preserveAspectRatio="xMidYMid slice"
      className={`bg-sky ${mirrored ? '-scale-x-100' : ''} ${className}`}
      aria-hidden
    >
      <circle cx={sun[0]} cy={sun[1]} r="38" className="fill-path" />
      {layers.map(({ d, fill = 'stroke-dome-far', line }) => (
        <path
          key={d}
          d={d}
          strokeWidth={line}
          strokeLinecap={line ? 'round' : undefined}
          className={line ? `fill-none ${fill}` : fill}
        />
      ))}
    </svg>
  )
}
