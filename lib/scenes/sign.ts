import { type Scene, fill } from './scene'

/** The sign of the organisation: two domes, a field and the path between. app/icon.svg shows the same (a test compares them). */
export const sign: Scene = {
  frame: [0, 0, 48, 48],
  layers: [
    fill('sky', 'M0 0H48V48H0z'),
    fill('sign-dome', 'M2 32C8 16 18 12 25 22c4-7 13-8 21 8v6H2z'),
    fill('sign-field', 'M0 30c14-5 32-5 48 1v17H0z'),
    fill('path', 'M20 48c1-7 9-9 5-18h2c6 9-2 11 1 18z'),
  ],
}
