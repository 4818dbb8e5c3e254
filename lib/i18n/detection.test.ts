import { preferredLocale, toLocale } from './detection'

test.each([
  ['en', 'en'],
  ['af', 'af'],
  ['af-ZA', 'af'],
  ['AF_za', 'af'],
  [' en-GB ', 'en'],
  ['afr', null],
  ['xx', null],
  ['', null],
  ['constructor', null],
  [null, null],
  [undefined, null],
])('the tag %j means %j', (tag, locale) => {
  expect(toLocale(tag)).toBe(locale)
})

test.each([
  ['af', 'af'],
  ['af-ZA,af;q=0.9,en;q=0.8', 'af'],
  ['en-ZA,en;q=0.9,af;q=0.8', 'en'],
  ['en;q=0.5,af', 'af'],
  ['en;q=0.5, af;q=0.6', 'af'],
  ['xx,yy;q=0.9,af;q=0.2', 'af'],
  ['en,af', 'en'],
  ['af,en', 'af'],
  ['af;q=0,en;q=0.1', 'en'],
  ['af;q=0', null],
  ['af; q=0.3 ,en; q=0.7', 'en'],
  ['xx,yy', null],
  ['*', null],
  ['', null],
  [null, null],
  [',;q=,;;', null],
  ['af;q=...,en;q=0.1', 'en'],
])('the header %j prefers %j', (header, locale) => {
  expect(preferredLocale(header)).toBe(locale)
})
