import { directionOf } from './formats'

test.each(['ar', 'he', 'iw', 'fa', 'ur', 'ps', 'ckb', 'dv', 'yi', 'ug', 'sd', 'ar-ZA', 'az-Arab', 'pa-PK'])(
  '%s is written from right to left',
  (language) => {
    expect(directionOf(language)).toBe('rtl')
  },
)

test.each(['en', 'af', 'en-ZA', 'af-ZA', 'zu', 'az', 'pa', 'ar-Latn', 'zz', '', 'not a tag', '-'])(
  '%j is written from left to right',
  (language) => {
    expect(directionOf(language)).toBe('ltr')
  },
)
