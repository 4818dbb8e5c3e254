import { armrest, chair, companion, lantern, listener, sitters, table, teller, walker } from '../people'
import { type PlacedShapes, type Shape, fill, line } from '../scene'
import { bushes, cairn, cypresses, house, protea, tree } from '../valley'

type Layers = readonly (Shape | PlacedShapes)[]

/** The path through the valley, up the granite to the summit. */
export const path: Layers = [
  fill(
    'path',
    'M-400 716C-100 700 300 724 640 708s560-18 900-6 640 4 1000 0 640 2 940-6 420-24 620-60l10 8c-200 44-400 62-640 72s-620 6-930 8-680 2-1000 2-560-8-900 4-700 10-1040 10z',
  ),
  line('path', 11, 'M4100 640C4180 606 4240 622 4290 590S4330 520 4440 520 4560 480 4640 458'),
  line('path', 8, 'M4640 458C4760 440 4960 446 5080 440S5330 424 5400 386'),
  line('path', 6, 'M5400 386C5450 350 5520 360 5560 318S5600 240 5700 226 5800 196 5900 186'),
]

/** A white wall with a gate between two posts, drawn around the middle of the gate's foot. */
const gate: readonly Shape[] = [
  fill('wall', 'M-330-34H-64V0H-330zM64-34H330V0H64z'),
  fill('mist', 'M-330-8H-64V0H-330zM64-8H330V0H64z'),
  fill(
    'wall',
    'M-68-86c0-12 10-10 18-20 8 10 18 8 18 20V0h-36zM32-86c0-12 10-10 18-20 8 10 18 8 18 20V0H32z',
  ),
  fill('granite-dark', 'M-72-84h44v6h-44zM28-84h44v6H28z'),
  line('wood-dark', 5, 'M-32-62-104-54M-32-20-104-10M-48-60V-18M-66-58V-16M-84-56V-14M-102-54V-10'),
  line('wood-dark', 5, 'M32-62 104-54M32-20 104-10M48-60V-18M66-58V-16M84-56V-14M102-54V-10'),
]

/** The gate at the foot of the path, and two people who talk beside it. */
export const atTheGate: Layers = [
  { at: [760, 640], scale: 0.5, shapes: cypresses },
  { at: [920, 690], scale: 0.9, shapes: gate },
  { at: [1452, 690], scale: 0.5, shapes: tree },
  { at: [1258, 704], scale: 0.62, shapes: [...chair, ...teller, ...armrest] },
  { at: [1334, 706], scale: 0.62, shapes: [...table, ...lantern.map((shape) => shape)] },
  { at: [1410, 704], scale: 0.62, mirrored: true, shapes: [...chair, ...listener, ...armrest] },
  { at: [700, 728], scale: 0.8, shapes: bushes },
  { at: [1560, 724], scale: 0.9, shapes: protea },
]

/** Left ends of rows of vines; all run towards one point. */
const rows = (from: number, to: number, top: number, bottom: number, towards: number): string =>
  Array.from({ length: 13 }, (_, index) => {
    const x = from + ((to - from) * index) / 12
    return `M${Math.round(x)} ${bottom} ${Math.round(towards + (x - towards) * 0.34)} ${top}`
  }).join('')

/** Vines in rows towards the hills. */
export const vines: Layers = [
  fill('field-near', 'M1500 690C1640 630 1800 616 1980 618s260 30 320 66v14H1500z'),
  line('leaf', 6, rows(1480, 2340, 622, 696, 1900)),
  { at: [2210, 640], scale: 0.6, shapes: house },
  { at: [2270, 642], scale: 0.6, shapes: cypresses },
  { at: [1400, 700], scale: 0.5, shapes: bushes },
]

/** A house in the fields, with vines before it. */
export const farHouse: Layers = [
  fill('field-near', 'M2440 690C2540 642 2660 630 2780 632s200 24 240 46v20H2440z'),
  line('leaf', 5, rows(2430, 3040, 634, 694, 2740)),
  { at: [2860, 644], scale: 0.6, shapes: house },
  { at: [2920, 646], scale: 0.6, shapes: cypresses },
]

/** A few houses and a bell tower under the trees, and people on their way. */
export const homes: Layers = [
  { at: [2930, 660], scale: 0.9, shapes: cypresses },
  fill('wall', 'M2706 560q0-18 20-26 20 8 20 26v104h-40z'),
  fill('granite-dark', 'M2698 534l28-26 28 26zM2717 556h18v20h-18z'),
  line('wood-dark', 3, 'M2726 508V486M2718 494h16'),
  { at: [2546, 672], scale: 1.3, shapes: house },
  { at: [2812, 676], scale: 1.5, shapes: house },
  { at: [2672, 684], scale: 1.05, shapes: house },
  { at: [2586, 708], scale: 0.52, shapes: walker },
  { at: [2626, 708], scale: 0.5, mirrored: true, shapes: companion },
  { at: [2470, 700], scale: 0.5, shapes: bushes },
  { at: [2950, 716], scale: 0.7, shapes: bushes },
]

/** A farmhouse so near that a lamp and a book can be seen through its kitchen window. */
export const kitchen: Layers = [
  { at: [3130, 676], scale: 0.34, mirrored: true, shapes: tree },
  fill('granite-dark', 'M3210 560l34-66h330l34 66z'),
  fill('wall', 'M3220 556h378v136h-378zM3336 556c6-50 26-36 30-72 14-28 72-28 86 0 4 36 24 22 30 72z'),
  fill('mist', 'M3220 680h378v12h-378z'),
  fill('pane', 'M3398 508h22v26h-22z'),
  fill('wood-dark', 'M3248 582h62v110h-62z'),
  line('wood', 3, 'M3279 586v104M3252 640h54'),
  fill('clay', 'M3372 572h176v84h-176z'),
  { ...fill('pane', 'M3372 572h176v84h-176z'), night: true, opacity: 0.85 },
  fill('sun', 'M3498 590h24l10 28h-44z'),
  line('wood', 4, 'M3510 618v34'),
  fill('leaf-dark', 'M3400 648c14-8 34-8 46 0 12-8 32-8 46 0v6h-92z'),
  fill('cream', 'M3404 644c12-8 32-8 42 2 10-10 30-10 42-2v6c-12-6-32-6-42 2-10-8-30-8-42-2z'),
  fill('leaf', 'M3366 566h40c0 34-10 62-40 70zM3514 566h40v70c-30-8-40-36-40-70z'),
  line('wall', 7, 'M3368 568h184v92h-184zM3460 568v92'),
  fill('wood', 'M3356 660h208v10h-208z'),
  fill('leaf', 'M3372 660c2-10 10-14 18-10 6-10 18-8 20 2 8-2 12 2 12 8z'),
  { at: [3650, 716], scale: 0.8, shapes: protea },
  { at: [3690, 722], scale: 0.7, shapes: protea },
]

/** Two people who set out where the granite begins. */
export const settingOut: Layers = [
  { at: [3960, 690], scale: 0.7, shapes: bushes },
  { at: [4146, 628], scale: 0.62, shapes: walker },
  { at: [4196, 618], scale: 0.58, shapes: companion },
  { at: [4040, 706], scale: 0.9, shapes: protea },
  { at: [4560, 700], scale: 0.9, shapes: bushes },
]

/** A rest half way up, beside stones that show the way. */
export const onTheLedge: Layers = [
  { at: [5236, 428], scale: 0.8, shapes: cairn },
  { at: [5010, 438], scale: 0.68, shapes: walker },
  { at: [5064, 440], scale: 0.64, shapes: companion },
  { at: [5150, 446], scale: 0.5, shapes: bushes },
  { at: [4800, 470], scale: 0.4, shapes: bushes },
  { at: [4872, 478], scale: 0.62, shapes: protea },
  { at: [5420, 520], scale: 0.9, shapes: bushes },
  { at: [5330, 526], scale: 0.8, shapes: protea },
]

/** Stones on the summit, and two people who have arrived. */
export const onTheSummit: Layers = [
  { at: [6120, 182], scale: 0.62, shapes: walker },
  { at: [6166, 182], scale: 0.6, shapes: companion },
  { at: [6290, 190], scale: 0.66, shapes: cairn },
  { at: [5890, 216], scale: 0.4, shapes: bushes },
  { at: [6400, 300], scale: 0.8, shapes: protea },
  { at: [5760, 296], scale: 0.8, shapes: bushes },
]

/** Two people on a rock who look back over the valley. */
export const lookingBack: Layers = [
  { at: [7110, 292], scale: 0.3, shapes: house },
  { at: [7144, 293], scale: 0.3, shapes: cypresses },
  { at: [7590, 204], scale: 0.95, shapes: sitters },
  { at: [7760, 210], scale: 0.5, shapes: cairn },
  { at: [7850, 222], scale: 0.8, shapes: protea },
]
