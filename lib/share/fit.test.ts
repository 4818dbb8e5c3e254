import { readFileSync } from 'node:fs'
import { widthOf } from './faces'
import { fit, type Room } from './fit'
import { readGlyphs } from './glyphs'
import { writable } from './writable'

const room: Room = { width: 640, height: 300, sizes: [84, 76, 68, 60], lines: 4, lead: 1.1 }
const measure = (text: string, size: number) => widthOf(text, 'display', size)
const set = (text: string) => fit(text, room, measure)

test('a font file says how wide its letters are, and what it has not', () => {
  const glyphs = readGlyphs(
    readFileSync('node_modules/@fontsource/figtree/files/figtree-latin-400-normal.woff'),
  )
  expect(glyphs.get('W'.codePointAt(0)!)).toBeGreaterThan(glyphs.get('i'.codePointAt(0)!)! * 2)
  for (const letter of 'êëôöûïáéÊË’‘…–') expect(glyphs.has(letter.codePointAt(0)!)).toBe(true)
  for (const letter of 'ŉαאж') expect(glyphs.has(letter.codePointAt(0)!)).toBe(false)
  expect(() => readGlyphs(Buffer.alloc(64))).toThrow()
})

test.each(['display', 'text', 'strong'] as const)('the face %s writes every Afrikaans letter', (face) => {
  const words = 'Môre sê hulle reën, oë, brûe, geïnspireer, né, šālôm'
  expect(writable(`ŉ ${words}`, face)).toBe(`’n ${words}`)
})

test('a short title stands in the largest letters', () => {
  expect(set('Courses')).toEqual({ size: 84, lines: ['Courses'] })
})

test.each([
  'Learn to counsel from the Bible',
  'Studying by distance as an adult: an honest week',
  'Gespesialiseerde Berading, tot ’n B.A.T.S.-graad',
  'Privaatheidsbeleid en koekiebeleid',
  'Wanneer jy nie meer kan nie: oor uitbranding in die bediening',
  'W'.repeat(200),
  `${'Onversorgbaarheidsverklaringsopleidingskursusse '.repeat(5)}`,
  'word '.repeat(40),
])('%s fits: at most four lines, none too wide, letters of at least 60 px', (title) => {
  const { size, lines } = set(title)
  expect(size).toBeGreaterThanOrEqual(60)
  expect(lines.length).toBeLessThanOrEqual(4)
  for (const line of lines) expect(measure(line, size)).toBeLessThanOrEqual(room.width)
  expect(lines.length * size * room.lead).toBeLessThanOrEqual(room.height)
})

test('a title that fits is whole; one that does not ends in an ellipsis after a whole word', () => {
  const whole = 'Studying by distance as an adult: an honest week'
  expect(set(whole).lines.join(' ')).toBe(whole)
  const long = 'Grief has its own calendar, and nobody who walks beside it should hurry. '.repeat(3)
  const shown = set(long).lines.join(' ')
  expect(shown).toMatch(/[a-z]…$/)
  expect(long.startsWith(`${shown.slice(0, -1)}`)).toBe(true)
  expect(long.charAt(shown.length - 1)).toMatch(/[ ,.]/)
})

test('lines are about as wide as one another', () => {
  const { size, lines } = set('Learn to counsel from the Bible')
  const widths = lines.map((line) => measure(line, size))
  expect(Math.min(...widths) / Math.max(...widths)).toBeGreaterThan(0.6)
})

test('a word too long for a line is divided with a hyphen where a syllable begins', () => {
  const { lines } = set('Studiefinansieringsaansoekvorms')
  expect(lines.length).toBe(2)
  expect(lines[0]).toMatch(/[a-z]-$/)
  expect(lines.join('').replaceAll('-', '')).toBe('Studiefinansieringsaansoekvorms')
  expect(lines[1]).toMatch(/^[^aeiou][aeiou]/)
})

test('a space that does not break keeps its words together', () => {
  const { lines } = set('The path to a B.A.T.S.\u00a0degree here')
  expect(lines.some((line) => line.includes('B.A.T.S.\u00a0degree'))).toBe(true)
})

test('a line may end after a hyphen of the title itself', () => {
  const { lines } = set('Gemeentebediening-gesprekke')
  expect(lines).toEqual(['Gemeentebediening-', 'gesprekke'])
})

test.each([
  ['Hope 🌱 grows 👨‍👩‍👧‍👦 slowly', 'Hope grows slowly'],
  ['❤️', ''],
  ['1️⃣ First things', '1 First things'],
  ['Peace (שָׁלוֹם): more than quiet', 'Peace: more than quiet'],
  ['What ἀγάπη asks of us', 'What … asks of us'],
  ['What ἀγάπη καὶ ἐλπίς ask', 'What … ask'],
  ['λόγος', ''],
  ['Sien jou môre', 'Sien jou môre'],
  ['Two\u200b words\u202e\n here\u00ad', 'Two words here'],
  ['Sê «ja» – of (nee)', 'Sê «ja» – of (nee)'],
  ['© 2025 Faith™ & hope', '© 2025 Faith™ & hope'],
  ['Wait… what?', 'Wait… what?'],
  ['\ud800 broken', 'broken'],
])('%s is written as "%s"', (given, written) => {
  expect(writable(given, 'display')).toBe(written)
})
