import { type Scene, fill, line } from './scene'

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
