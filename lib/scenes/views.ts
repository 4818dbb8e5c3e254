import { sceneFrames } from './names'
import { companion, sitters, walker } from './people'
import { type Scene, disc, fill, line } from './scene'
import { bushes, cairn, cypresses, dome, house, protea } from './valley'

/** Sky and ground extend beyond the frame. */
const scene = (layers: Scene['layers']): Scene => ({
  frame: sceneFrames.walkers,
  layers: [fill('sky', 'M-900-900H1540V400H-900z'), ...layers],
})

/** The first level: a lamp and an open book before a window, and outside the foot of the path. */
export const lampAndBook = scene([
  fill('clay', 'M-900-900H1540V400H-900z'),
  { ...disc('halo', 500, 170, 190), opacity: 0.6 },
  { ...disc('halo', 500, 170, 120), opacity: 0.8 },
  fill('sky', 'M96 36H344V270H96z'),
  disc('sun', 160, 100, 26),
  fill('granite', 'M190 236c10-74 52-112 94-112 30 0 52 26 60 60v52z'),
  fill('granite-light', 'M190 236c8-58 34-94 66-106 20 30 24 66 22 106z'),
  fill('field-far', 'M96 222c80-14 170-14 248 4v44H96z'),
  fill('field-near', 'M96 246c90-12 170-8 248 2v22H96z'),
  line('path', 6, 'M184 268c10-14 44-16 46-26s-14-10-10-16'),
  line('wall', 9, 'M92 32H348V274H92zM220 32V274M92 150H348'),
  fill('wall', 'M76 270H364v16H76z'),
  fill('leaf', 'M52 12h74c-4 94-20 176-50 216l12 58H52zM314 12h74V286H352l12-58c-30-40-46-122-50-216z'),
  line(
    'leaf-dark',
    4,
    'M78 16c0 60-6 130-14 180M102 16c-2 50-10 110-24 158M362 16c0 60 6 130 14 180M338 16c2 50 10 110 24 158',
  ),
  line('grain', 9, 'M54 224H80M360 224h26'),
  line('wood-dark', 9, 'M36 10H404'),
  fill('wood', 'M-900 322H1540v22H-900z'),
  fill('wood-dark', 'M-900 344H1540V400H-900z'),
  fill('leaf-dark', 'M214 302v26c36-8 82-8 112 10 30-18 80-18 116-10v-26l-8-4-106 8-106-8z'),
  fill('cream', 'M328 302c-28-20-76-20-106-4v24c30-12 78-10 106 8 28-18 76-20 106-8v-24c-30-16-78-16-106 4z'),
  line(
    'control',
    2,
    'M328 302v26M238 304c24-8 54-6 76 6M238 312c24-8 54-6 76 6M342 310c22-12 52-14 76-6M342 318c22-12 52-14 76-6',
  ),
  line('protea', 6, 'M372 294 368 340'),
  fill('wood', 'M462 322c0-14 76-14 76 0z'),
  line('wood', 8, 'M500 314V216'),
  fill('sun', 'M468 140h64l24 76H444z'),
  { ...fill('pane', 'M468 140h64l24 76H444z'), night: true },
  fill('protea', 'M570 288h36v20c0 8-6 14-18 14s-18-6-18-14z'),
  line('protea', 5, 'M606 294c14-2 14 16 0 15'),
])

/** The second level: two people walk together towards the dome. */
export const walkers = scene([
  disc('halo', 140, 106, 70),
  disc('sun', 140, 106, 38),
  fill('mist', 'M-900 250C-200 190 200 180 1540 190V400H-900z'),
  fill('granite-light', 'M-900 230-300 170-60 210 40 150 110 196 170 164 250 214 1540 230V400H-900z'),
  { at: [470, 230], scale: 0.78, shapes: dome },
  fill('field-mist', 'M-900 260C-200 220 180 232 330 220c120-10 260-30 1210-6V400H-900z'),
  fill('field-far', 'M-900 300C-300 250 60 290 250 270c160-18 300-50 1290-20V400H-900z'),
  fill('field-near', 'M-900 350C-200 320 120 300 330 300c140 0 240-20 1210 0V400H-900z'),
  fill('lawn', 'M-900 390C-200 380 100 340 300 340s260 20 1240 10V400H-900z'),
  fill(
    'path',
    'M120 400c40-46 150-52 250-66 60-10 40-34-10-42-60-10-90-26-30-40 50-10 100-12 92-28l10-2c14 22-40 30-66 38-30 10 0 18 50 26 80 12 110 52 20 72-60 14-130 12-170 42z',
  ),
  fill('path-shade', 'M250 400c40-30 110-28 170-42 40-10 56-22 52-36 26 20 8 44-38 54-50 10-90 8-114 24z'),
  { at: [566, 268], scale: 0.5, shapes: house },
  { at: [610, 270], scale: 0.5, shapes: cypresses },
  { at: [292, 362], scale: 0.92, shapes: walker },
  { at: [366, 350], scale: 0.86, shapes: companion },
  { at: [92, 352], scale: 0.34, shapes: cairn },
  { at: [30, 396], scale: 0.8, shapes: bushes },
  { at: [606, 400], scale: 0.9, shapes: protea },
  { at: [556, 408], scale: 0.75, shapes: protea },
])

/** The third level: the view from the dome. */
export const summit = scene([
  disc('halo', 210, 130, 92),
  disc('sun', 210, 130, 50),
  fill('mist', 'M-900 210C-200 176 300 190 1540 180V400H-900z'),
  fill('granite-light', 'M-900 220-200 180-40 150 60 190 150 146 250 196 340 170 430 206 1540 190V400H-900z'),
  fill('field-mist', 'M-900 240C-200 210 300 226 1540 216V400H-900z'),
  fill('field-far', 'M-900 276C-200 246 260 262 1540 246V400H-900z'),
  fill(
    'mist',
    'M-900 300C-300 296-20 268 150 276c150 6 200 20 420 4 200-10 400-10 970-10v12c-500-2-760 6-960 16-200 8-280-10-420-12-170-2-420 20-1060 26z',
  ),
  fill('field-near', 'M-900 330C-300 320-20 300 150 302c150 2 220 14 420 4s400-10 970-6V400H-900z'),
  line(
    'field-far',
    4,
    'M-60 400 120 316M0 400 140 316M60 400 162 316M120 400 184 316M180 400 208 316M240 400 232 316',
  ),
  { at: [92, 306], scale: 0.42, shapes: house },
  { at: [40, 308], scale: 0.42, shapes: cypresses },
  fill('granite', 'M120 420C210 330 330 262 470 250c120-10 190 10 1070 60V420z'),
  fill('granite-light', 'M120 420C210 330 330 262 470 250c-60 40-110 90-150 170z'),
  line('granite-dark', 4, 'M470 286c-30 24-54 60-66 96M540 280c-14 30-24 66-28 104M610 290c-2 30-4 60-4 90'),
  { at: [436, 250], scale: 0.95, shapes: sitters },
  { at: [590, 262], scale: 0.6, shapes: cairn },
])

/** The domes at first light, the houses below still asleep. */
export const firstLight = scene([
  disc('halo', 430, 150, 112),
  disc('sun', 430, 150, 56),
  fill('granite-light', 'M300 260 380 200l40 16 50-50 60 40 60-30 60 50 900 40V400H300z'),
  { at: [190, 290], scale: 0.94, shapes: dome },
  { at: [404, 290], scale: 0.5, shapes: dome },
  fill('field-mist', 'M-900 296C-200 260 200 284 420 274s300-20 1120 10V400H-900z'),
  fill('mist', 'M-900 316C-200 290 300 312 1540 296v20C300 328-200 312-900 336z'),
  fill('field-near', 'M-900 340C-200 312 240 334 640 316c300-10 600 0 900 10V400H-900z'),
  { at: [446, 340], scale: 0.66, shapes: cypresses },
  { at: [520, 344], scale: 0.72, shapes: house },
  fill('leaf', 'M-900 372C-200 350 200 372 420 362s300 0 1120-10V400H-900z'),
  { at: [120, 392], scale: 1, shapes: bushes },
  { at: [560, 398], scale: 0.9, shapes: bushes },
])

/** A few houses close together, a lamp in each window. */
export const village = scene([
  disc('halo', 520, 96, 60),
  disc('sun', 520, 96, 32),
  { at: [230, 250], scale: 0.62, shapes: dome },
  fill('field-mist', 'M-900 256C-200 226 240 252 460 240s400-16 1080 0V400H-900z'),
  fill('field-far', 'M-900 286C-200 262 200 282 420 276s500-10 1120-6V400H-900z'),
  line(
    'field-near',
    5,
    'M380 300 300 276M430 302 340 275M480 304 380 274M530 304 420 273M580 304 460 272M630 306 500 272',
  ),
  { at: [486, 318], scale: 1.1, shapes: cypresses },
  { at: [404, 316], scale: 1.05, shapes: house },
  fill('lawn', 'M-900 330C-200 300 240 312 640 312c300 0 600 0 900 6V400H-900z'),
  { at: [190, 346], scale: 1.6, shapes: house },
  { at: [556, 358], scale: 1.35, shapes: house },
  fill(
    'path',
    'M186 346h14c6 20 50 20 90 26 60 8 80 14 100 28H250c-20-26-72-20-64-54zM552 358h12c2 14-40 16-60 24-14 6-20 10-24 18h-90c30-34 160-20 162-42z',
  ),
  { at: [352, 384], scale: 0.72, shapes: walker },
  { at: [420, 384], scale: 0.68, mirrored: true, shapes: companion },
  { at: [40, 400], scale: 0.9, shapes: bushes },
  { at: [642, 408], scale: 0.7, shapes: bushes },
])

/** Stones that rest on one another beside the path. */
export const stones = scene([
  disc('halo', 470, 120, 86),
  disc('sun', 470, 120, 46),
  fill(
    'granite-light',
    'M-900 260-100 200 60 220 160 170 260 220 420 190 560 230 700 196 1540 230V400H-900z',
  ),
  fill('field-mist', 'M-900 270C-200 236 300 266 1540 246V400H-900z'),
  fill('field-far', 'M-900 304C-200 276 300 300 1540 282V400H-900z'),
  fill('lawn', 'M-900 340C-200 320 240 326 1540 326V400H-900z'),
  line('path', 18, 'M700 404C620 374 520 384 480 360S560 320 500 304'),
  { at: [300, 366], scale: 1.9, shapes: cairn },
  fill('lawn-shade', 'M-900 380C-200 360 120 364 400 372s600 10 1140 8V400H-900z'),
  { at: [110, 396], scale: 1.25, shapes: protea },
  { at: [160, 404], scale: 1, shapes: protea },
  { at: [560, 402], scale: 0.9, shapes: bushes },
])
