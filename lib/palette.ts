/**
 * Every colour of the site, in both themes. The names say what a colour is for. app/palette-plugin.ts turns them into
 * the custom properties of the pages; the brochure, the share pictures, the manifest and the viewport read them here.
 */
export const themes = {
  light: {
    paper: '#fbf8f2',
    raised: '#ffffff',
    clay: '#f1e7d8',
    ink: '#1d2521',
    quiet: '#55605a',
    line: '#e4dccd',
    'line-on-clay': '#d3c5ac',
    control: '#8d8775',
    vine: '#1f4d3a',
    'vine-strong': '#163a2b',
    'on-vine': '#fbf8f2',
    wheat: '#8f5a0c',
    grain: '#b87414',
    alert: '#a3271c',
    'alert-soft': '#fbeae5',
    'good-soft': '#e4efe5',
    sky: '#f6e7cf',
    'dome-far': '#cdbfa8',
    'dome-near': '#a9957c',
    'field-far': '#8fa87f',
    'field-near': '#4f7a5c',
    row: '#2f5f45',
    path: '#ecd9b4',
    'sign-dome': '#a9957c',
    'sign-field': '#4f7a5c',
  },
  dark: {
    paper: '#0f1512',
    raised: '#17201b',
    clay: '#141c18',
    ink: '#ede8dd',
    quiet: '#a9b3ac',
    line: '#2a352f',
    'line-on-clay': '#37453e',
    control: '#6d7a72',
    vine: '#8cc9a5',
    'vine-strong': '#a9dbbd',
    'on-vine': '#0f1512',
    wheat: '#e3b565',
    grain: '#e3b565',
    alert: '#f3a79b',
    'alert-soft': '#33191a',
    'good-soft': '#1b2e22',
    sky: '#1a2420',
    'dome-far': '#2b332f',
    'dome-near': '#37413b',
    'field-far': '#23382b',
    'field-near': '#1b3326',
    row: '#2f5a43',
    path: '#8a7647',
    'sign-dome': '#6d7a72',
    'sign-field': '#2f5a43',
  },
} as const satisfies Record<'light' | 'dark', Record<string, `#${string}`>>

/** The name of a colour. */
export type Colour = keyof typeof themes.light & keyof typeof themes.dark

/** The colours of paper and of pictures, which have no dark theme. */
export const palette: Readonly<Record<Colour, string>> = themes.light
