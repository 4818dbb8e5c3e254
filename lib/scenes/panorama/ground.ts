import { type Shape, disc, fill, line } from '../scene'

/* The ground of the panorama from the gate to beyond the summit, 8200 wide, drawn once. Its lowest edge is at y 720. */

/** Stars of the dark theme, where no title or text is on any screen. */
export const stars: readonly (readonly [x: number, y: number])[] = [
  [2236, 330],
  [2150, 328],
  [2214, 346],
  [2420, 326],
  [2790, 324],
  [3040, 326],
  [4500, 352],
  [4570, 338],
  [4632, 358],
  [5484, 176],
  [5496, 112],
  [6440, -86],
  [6464, -60],
  [7280, -80],
  [7740, -56],
  [7840, -72],
]

export const starAt = ([x, y]: (typeof stars)[number]): Shape => ({ ...disc('sun', x, y, 2.5), night: true })

/** Where the parts begin that only some places see, from the left. */
export const starts = { granite: 3860, farthest: 4080, valleyBelow: 6500 } as const

/** The farthest mountains, visible only from the high places. */
export const farthest: Shape = fill(
  'mist',
  'M4080 530 4240 452 4380 474 4560 392 4680 416 4860 330 4980 352 5120 268 5240 292 5400 214 5560 250 5720 196 5900 226 6080 180 6240 206 6460 176 6640 196 6860 160 7040 190 7240 150 7460 186 7700 158 7900 184 8300 170V760H4080z',
)

/** The sun, low over the ridge. */
export const sunAt = (x: number, y: number): readonly Shape[] => [
  disc('halo', x, y, 92),
  disc('sun', x, y, 48),
]

/** The mountains in the background, which rise to the right, and the mist before them. */
export const ridges: readonly Shape[] = [
  fill(
    'granite-light',
    'M-400 760V606L-120 574 60 596 240 556 400 582 560 550 700 588 900 566 1080 596 1260 552 1420 584 1600 562 1800 594 1980 552 2140 586 2360 560 2520 590 2700 556 2900 590 3080 552 3260 580 3420 540 3600 566 3800 514 3960 538 4120 480 4280 500 4440 450 4640 480 4800 434 4980 470 5200 420 5340 330 5460 300 5560 262 5640 284 5780 240 6700 262 6860 236 6980 262 7120 224 7300 258 7480 230 8300 250V760z',
  ),
]

/** The valley below the rock of the view, where the way began. */
export const valleyBelow: readonly Shape[] = [
  fill('field-mist', 'M6500 268C6700 244 6860 262 7000 254s240-14 500 6v110H6500z'),
  fill('field-far', 'M6500 286C6700 266 6900 282 7040 274s240-6 460 6v90H6500z'),
  fill('field-near', 'M6500 312C6720 286 6900 296 7060 294s240-2 440 6v70H6500z'),
  line(
    'field-far',
    3,
    'M6900 330 6986 298M6950 330 7004 298M7000 330 7022 298M7050 330 7040 298M7100 330 7058 298M7150 330 7076 298',
  ),
  line('path', 4, 'M7300 330C7240 318 7200 324 7160 308S7200 292 7150 284'),
]

/** The valley: fields in four depths, from the gate to the foot of the dome. */
export const valley: readonly Shape[] = [
  fill('field-mist', 'M-400 612C0 590 300 584 700 602s700-26 1100-8 700-18 1100-4 800-14 1500-60v240H-400z'),
  fill(
    'field-far',
    'M-400 640C100 610 400 632 760 630s600-24 1000-12 800-8 1200-14 800 10 1700-40v220H-400z',
  ),
  fill('field-near', 'M-400 664C100 640 500 660 900 652s700-22 1100-8 800-12 1200-6 700 0 1500-40v182H-400z'),
  fill('lawn', 'M-400 690C100 676 500 690 900 684s700-14 1100-2 800-8 1200-4 700-6 1200-16v108H-400z'),
]

/** The dome, from its foot over the ledge to the summit and the rock of the view. */
export const granite: readonly Shape[] = [
  fill(
    'granite',
    'M3860 760C3990 720 4090 690 4190 640 4310 576 4420 486 4620 452 4760 430 4900 438 5040 436 5170 434 5290 424 5380 382 5500 320 5580 232 5740 200 5880 176 6060 176 6240 184 6420 190 6520 210 6640 250 6760 296 6860 330 6940 360H7180C7260 330 7320 270 7400 236 7500 204 7660 206 7800 210 7980 214 8140 216 8300 220V760z',
  ),
  fill(
    'granite-light',
    'M3860 760C3990 720 4090 690 4190 640 4310 576 4420 486 4620 452 4560 500 4520 560 4440 620 4380 664 4300 712 4240 760zM5040 436C5170 434 5290 424 5380 382 5500 320 5580 232 5740 200 5680 250 5640 330 5580 390 5520 450 5440 500 5340 540 5260 500 5180 470 5040 436zM6640 250C6760 296 6860 330 6940 360H6720C6700 320 6680 280 6640 250zM7180 360C7260 330 7320 270 7400 236 7440 224 7470 218 7500 214 7440 254 7420 310 7380 360z',
  ),
  fill(
    'granite-dark',
    'M6240 184C6420 190 6520 210 6640 250 6680 280 6700 320 6720 360H6560C6500 280 6380 220 6240 184zM8300 220C8140 216 8020 214 7920 212 8000 250 8060 300 8100 360h200z',
  ),
  line(
    'granite-dark',
    4,
    'M4700 470c-36 30-60 66-74 110M4860 462c-10 34-14 64-12 96M5600 330c-26 44-44 80-52 120M5760 230c-30 40-48 84-56 130M5900 206c-16 40-24 84-24 130M6080 200c0 40 6 80 16 116M7560 226c-16 30-24 60-26 96M7700 226c0 34 4 62 12 92',
  ),
]
