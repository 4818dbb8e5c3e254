/**
 * Every colour of the site, named by its purpose, in the light theme and in the dark one. app/styles/palette-plugin.ts
 * turns them into the custom properties of the pages; brochure, share pictures, manifest and viewport read them here.
 */
const colours = {
  paper: ['#fbf8f2', '#0f1512'],
  raised: ['#ffffff', '#17201b'],
  clay: ['#f1e7d8', '#141c18'],
  ink: ['#1d2521', '#ede8dd'],
  quiet: ['#55605a', '#a9b3ac'],
  line: ['#e4dccd', '#2a352f'],
  'line-on-clay': ['#d3c5ac', '#37453e'],
  control: ['#8d8775', '#6d7a72'],
  vine: ['#1f4d3a', '#8cc9a5'],
  'vine-strong': ['#163a2b', '#a9dbbd'],
  'on-vine': ['#fbf8f2', '#0f1512'],
  band: ['#163a2b', '#163026'],
  'on-band': ['#fbf4e4', '#f3ead6'],
  'band-quiet': ['#c3d1c1', '#b7c6b9'],
  'band-accent': ['#e9bd6d', '#e3b565'],
  'band-line': ['#3d6450', '#35574a'],
  wheat: ['#8f5a0c', '#e3b565'],
  grain: ['#b87414', '#e3b565'],
  alert: ['#a3271c', '#f3a79b'],
  'alert-soft': ['#fbeae5', '#33191a'],
  'good-soft': ['#e4efe5', '#1b2e22'],
  sky: ['#f6e7cf', '#1a2420'],
  'field-far': ['#8fa87f', '#23382b'],
  'field-near': ['#4f7a5c', '#1b3326'],
  path: ['#ecd9b4', '#8a7647'],
  sun: ['#f1cd83', '#e9e2cb'],
  halo: ['#fbf1dc', '#223029'],
  mist: ['#f4ead8', '#1e2a25'],
  'granite-light': ['#d6c9b2', '#46514b'],
  granite: ['#b9ac97', '#37413b'],
  'granite-dark': ['#94897a', '#2a332e'],
  'granite-blue': ['#6e7c80', '#4b575b'],
  'field-mist': ['#c3ccab', '#26382e'],
  lawn: ['#7da478', '#20392b'],
  'lawn-shade': ['#5f8a66', '#182c21'],
  leaf: ['#3c6c50', '#1d3d2d'],
  'leaf-light': ['#6f9c6c', '#2b533d'],
  'leaf-dark': ['#285440', '#132a1f'],
  bark: ['#6d523c', '#332a22'],
  wood: ['#a8743f', '#85603a'],
  'wood-dark': ['#754a26', '#523820'],
  cream: ['#fbf4e4', '#d9cfb8'],
  wall: ['#fdfaf3', '#8d948a'],
  pane: ['#3d5a50', '#f4c56a'],
  protea: ['#c8553d', '#b04c37'],
  'protea-light': ['#e79a80', '#c77b64'],
  'skin-deep': ['#6a4230', '#5c3929'],
  'skin-warm': ['#b77d54', '#9c6a47'],
  'hair-dark': ['#2b2422', '#1a1615'],
  'hair-grey': ['#c4bdb3', '#a39d94'],
  denim: ['#3f5660', '#34474f'],
  wool: ['#c08020', '#d8a54e'],
  'wool-shade': ['#96610f', '#a97c34'],
  'path-shade': ['#d9c196', '#6d5d38'],
  'sign-ground': ['#1f4d3a', '#24563f'],
  'sign-sun': ['#e3a94a', '#e3b565'],
  'sign-chair': ['#fbf4e4', '#f3ead6'],
} as const satisfies Readonly<Record<string, readonly [light: `#${string}`, dark: `#${string}`]>>

/** The name of a colour. */
export type Colour = keyof typeof colours

const inTheme = (place: 0 | 1) =>
  Object.fromEntries(Object.entries(colours).map(([name, pair]) => [name, pair[place]])) as Readonly<
    Record<Colour, string>
  >

export const themes = { light: inTheme(0), dark: inTheme(1) } as const

export type Theme = keyof typeof themes

/** The colours of paper and pictures, which have no dark theme. */
export const palette = themes.light
