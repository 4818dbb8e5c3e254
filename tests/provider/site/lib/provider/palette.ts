/**
 * Every colour of the site, named by its purpose, in the light theme and in the dark one. app/styles/palette-plugin.ts
 * turns them into the custom properties of the pages; brochure, share pictures, manifest and viewport read them here.
 */
const colours = {
  paper: ['#f2fafa', '#121319'],
  raised: ['#ffffff', '#1b1e26'],
  clay: ['#d7edea', '#181a21'],
  ink: ['#21232a', '#ddebeb'],
  quiet: ['#5a5d67', '#acb1ba'],
  line: ['#cce1e0', '#2f323c'],
  'line-on-clay': ['#abcdcb', '#3e414e'],
  control: ['#748c8d', '#727783'],
  vine: ['#3b4367', '#a6bbf2'],
  'vine-strong': ['#2c324e', '#bdcffd'],
  'on-vine': ['#f2fafa', '#121319'],
  band: ['#2c324e', '#272a3f'],
  'on-band': ['#e3f9f9', '#d5f0f0'],
  'band-quiet': ['#c1cfde', '#b9c3d2'],
  'band-accent': ['#5cd6d0', '#53cec7'],
  'band-line': ['#515b7d', '#4b4f6a'],
  wheat: ['#007362', '#53cec7'],
  grain: ['#00947d', '#53cec7'],
  alert: ['#a3271c', '#f3a79b'],
  'alert-soft': ['#fbeae5', '#33191a'],
  'good-soft': ['#e5edf8', '#222a3b'],
  sky: ['#cef0ec', '#20212a'],
  'field-far': ['#7da5c6', '#2b3346'],
  'field-near': ['#5c7199', '#262e43'],
  path: ['#b1e5e3', '#3f8284'],
  sun: ['#77e2e1', '#cae8ea'],
  halo: ['#dbf7f7', '#292d39'],
  mist: ['#d7f0ef', '#252731'],
  'granite-light': ['#b1d1cf', '#4b4e58'],
  granite: ['#96b3b1', '#3b3f48'],
  'granite-dark': ['#798f8c', '#2e3139'],
  'granite-blue': ['#807780', '#5b525a'],
  'field-mist': ['#aacde0', '#2e3444'],
  lawn: ['#779dc9', '#2b3349'],
  'lawn-shade': ['#6681ac', '#212739'],
  leaf: ['#50628c', '#2e3651'],
  'leaf-light': ['#6a94c5', '#3d4a6d'],
  'leaf-dark': ['#414a6e', '#1f2538'],
  bark: ['#395f52', '#212e2a'],
  wood: ['#318d78', '#327263'],
  'wood-dark': ['#1c5e4a', '#1b4539'],
  cream: ['#e3f9f9', '#b7d6d6'],
  wall: ['#f3fcfc', '#8a939c'],
  pane: ['#51526a', '#54e0dc'],
  protea: ['#368a37', '#317931'],
  'protea-light': ['#7dbb88', '#619c69'],
  'skin-deep': ['#6a4230', '#5c3929'],
  'skin-warm': ['#b77d54', '#9c6a47'],
  'hair-dark': ['#2b2422', '#1a1615'],
  'hair-grey': ['#c4bdb3', '#a39d94'],
  denim: ['#604d5b', '#4f404b'],
  wool: ['#009f8c', '#31c1b7'],
  'wool-shade': ['#007a6a', '#14948a'],
  'path-shade': ['#92cfcc', '#326768'],
  'sign-ground': ['#3b4367', '#404b73'],
  'sign-sun': ['#21c8bc', '#53cec7'],
  'sign-chair': ['#e3f9f9', '#d5f0f0'],
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
