/** The colours of paper: the light palette of app/globals.css, name by name (a test compares them). */
export const palette = {
  paper: '#fbf8f2',
  raised: '#ffffff',
  clay: '#f1e7d8',
  ink: '#1d2521',
  quiet: '#55605a',
  line: '#e4dccd',
  vine: '#1f4d3a',
  'on-vine': '#fbf8f2',
  wheat: '#8f5a0c',
  grain: '#b87414',
  control: '#8d8775',
  sky: '#f6e7cf',
  'dome-far': '#cdbfa8',
  'dome-near': '#a9957c',
  'field-far': '#8fa87f',
  'field-near': '#4f7a5c',
  row: '#2f5f45',
  path: '#ecd9b4',
} as const

/** The name of a colour in a brochure. */
export type Colour = keyof typeof palette
