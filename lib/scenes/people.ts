import { type Shape, disc, fill, line } from './scene'

/* People and their seats, each drawn around the point of the ground below the middle of the seat and turned to the
   right. Without faces: they could be anybody. */

export const chair: readonly Shape[] = [
  line('wood-dark', 9, 'M-36-78-44 0M30-78 38 0'),
  line('wood', 10, 'M-50-176-38-82M-58-172-46-4M46-78 54-2'),
  line('wood', 8, 'M-55-150-48-152M-54-128-46-130'),
  fill('wood', 'M-48-92h96q5 0 5 6v8q0 5-5 5h-94q-5 0-6-5z'),
  line('wood-dark', 7, 'M-46-40H46'),
]

/** The nearer arm of the chair, in front of the person in it. */
export const armrest: readonly Shape[] = [line('wood', 9, 'M40-134 46-80'), line('wood', 11, 'M-50-136H46')]

/** An older woman who tells something, her hands before her. */
export const teller: readonly Shape[] = [
  // Legs under a long skirt, and shoes.
  line('hair-dark', 15, 'M66-8h16M54-6h14'),
  fill('protea', 'M-40-112C-10-128 40-122 72-106c16 8 16 26 12 50L78-16H46l-8-56c-24 4-66 6-78-4z'),
  fill('protea-light', 'M66-96c8 24 4 52 0 80h12L84-56c4-22 4-36-6-44z'),
  // The body, leaning forward a little.
  fill('denim', 'M-42-96c-8-44-6-92 10-122 10-16 44-18 54 2 14 30 10 80 6 122z'),
  line('skin-deep', 17, 'M-4-232 0-214'),
  disc('skin-deep', 4, -250, 25),
  // Grey hair with a bun.
  fill('hair-grey', 'M22-272c-14-16-46-12-50 14-2 18 8 30 14 34 0-18 8-26 16-30 12-4 20-8 20-18z'),
  disc('hair-grey', -24, -272, 12),
  // A shawl and the nearer arm.
  fill('cream', 'M-42-186c2-18 8-34 20-40 16-6 34-4 42 8 6 12 8 26 6 40-8-14-20-22-32-22s-24 4-36 14z'),
  line('granite-blue', 21, 'M-10-184-4-144'),
  line('granite-blue', 18, 'M-4-144 40-152'),
  line('skin-deep', 14, 'M46-153 62-160'),
]

/** A younger man who listens, bent forward, his hands together. */
export const listener: readonly Shape[] = [
  line('hair-dark', 16, 'M62-8h22M48-6h20'),
  line('denim', 30, 'M-18-98 56-100M56-100 62-22'),
  line('granite-blue', 32, 'M-16-104 66-104M66-104 72-24'),
  fill('wool', 'M-42-92c-8-40 2-92 28-124 14-14 44-10 50 8 8 30-6 80-16 118z'),
  line('skin-warm', 18, 'M18-230 24-212'),
  disc('skin-warm', 32, -246, 25),
  fill('hair-dark', 'M48-268c-14-12-44-8-46 18-2 12 4 22 10 26 4-14 10-18 18-22 10-4 20-6 24-12z'),
  line('wool-shade', 21, 'M6-190 30-142'),
  line('wool-shade', 18, 'M30-142 66-134'),
  line('skin-warm', 15, 'M70-133 82-136'),
]

/** A low round table with two cups. */
export const table: readonly Shape[] = [
  line('wood-dark', 8, 'M-34-62-44 0M34-62 44 0'),
  line('wood-dark', 7, 'M0-62V-6'),
  fill('wood', 'M-64-72c0-8 128-8 128 0s-128 10-128 0z'),
  fill('wood-dark', 'M-64-71c20 8 108 8 128 0-6 12-122 12-128 0z'),
  fill('cream', 'M-34-96h24v12c0 8-5 12-12 12s-12-4-12-12zM12-94h22v11c0 8-5 11-11 11s-11-3-11-11z'),
]

/** A lantern for a table, lit. */
export const lantern: readonly Shape[] = [
  { ...disc('pane', 0, -30, 150), opacity: 0.08 },
  { ...disc('pane', 0, -30, 84), opacity: 0.14 },
  line('wood-dark', 5, 'M-14-4h28M-12-50h24M-8-56c0-14 16-14 16 0'),
  fill('pane', 'M-12-48h24l3 40h-30z'),
].map((shape) => ({ ...shape, night: true }))

/** A walker with a stick, facing right. */
export const walker: readonly Shape[] = [
  line('hair-dark', 9, 'M-2-46-20 0h8M4-46 18 0h9'),
  line('wood-dark', 4, 'M34-62 40 2'),
  fill('leaf-dark', 'M-16-92c-14 0-18 34-8 44l14-2z'),
  fill('protea', 'M-12-42c-6-20-4-44 4-56 6-6 18-4 20 2 4 16 2 36-2 54z'),
  line('protea-light', 8, 'M2-88 14-70 32-64'),
  disc('skin-deep', 6, -112, 12),
  fill('hair-dark', 'M16-120c-6-8-24-6-24 8 0 6 4 10 6 12 2-8 8-10 12-12s6-4 6-8z'),
]

/** A companion, with a hat. */
export const companion: readonly Shape[] = [
  line('denim', 9, 'M-2-46-14 0h8M4-46 22 0h9'),
  fill('wool', 'M-12-42c-6-20-4-44 4-56 6-6 18-4 20 2 4 16 2 36-2 54z'),
  line('wool-shade', 8, 'M2-88-2-66 12-54'),
  disc('skin-warm', 6, -112, 12),
  fill('cream', 'M-14-116c10-4 30-4 42 0-2 4-40 4-42 0zM-6-118c0-14 22-16 26 0z'),
]

/** Two people who sit on a rock and look to the left. */
export const sitters: readonly Shape[] = [
  line('denim', 13, 'M10-6H-26L-36 26'),
  fill('wool', 'M-6 0c-2-24 2-50 12-62 8-6 20 0 22 8 4 18 0 38-4 54z'),
  disc('skin-warm', 10, -74, 12),
  fill('hair-dark', 'M2-84c6-8 22-6 22 8 0 8-4 12-8 14-2-8-6-10-10-12s-4-6-4-10z'),
  line('hair-dark', 13, 'M62-6H28L20 26'),
  fill('protea', 'M48 0c-2-24 2-50 12-62 8-6 20 0 22 8 4 18 0 38-4 54z'),
  line('protea-light', 8, 'M62-48 46-26 26-22'),
  disc('skin-deep', 62, -74, 12),
  fill('hair-grey', 'M54-84c6-8 22-6 22 8 0 8-4 12-8 14-2-8-6-10-10-12s-4-6-4-10z'),
]
