import { type Scene, fill, line } from './scene'

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

/** Low hills with the beginning of a path, for a page that could not show what was asked. */
export const hills: Scene = {
  frame: [0, 0, 320, 90],
  layers: [
    fill('sky', 'M0 0H320V90H0z'),
    fill('dome-near', 'M0 62C40 20 84 8 124 46c34-40 84-50 130-6 22-10 44-8 66 6v44H0z'),
    fill('field-near', 'M0 70c90-24 230-24 320 0v20H0z'),
    line('path', 7, 'M150 90c-2-10 20-10 16-19'),
  ],
}
