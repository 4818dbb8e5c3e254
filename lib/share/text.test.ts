import { hyphenate, sanitizeForFont } from './text'

test.each(['display', 'text', 'strong'] as const)('the font %s writes every Afrikaans letter', (name) => {
  const text = 'Môre sê hulle reën, oë, brûe, geïnspireer, né, šālôm'
  expect(sanitizeForFont(`ŉ ${text}`, name)).toBe(`’n ${text}`)
})

test.each([
  ['Hope 🌱 grows 👨‍👩‍👧‍👦 slowly', 'Hope grows slowly'],
  ['❤️', ''],
  ['1️⃣ First things', '1 First things'],
  ['Peace (שָׁלוֹם): more than quiet', 'Peace: more than quiet'],
  ['What ἀγάπη asks of us', 'What\u00a0… asks of us'],
  ['What ἀγάπη καὶ ἐλπίς ask', 'What\u00a0… ask'],
  ['λόγος', ''],
  ['Ḥesed en ḥesed', 'Ḥesed en ḥesed'],
  ['Sien jou môre', 'Sien jou môre'],
  ['Two\u200b words\u202e\n here\u00ad', 'Two words here'],
  ['Sê «ja» – of (nee)', 'Sê «ja» – of (nee)'],
  ['© 2025 Faith™ & hope', '© 2025 Faith™ & hope'],
  ['Wait… what?', 'Wait… what?'],
  ['\ud800 broken', 'broken'],
])('%s is written as "%s"', (given, written) => {
  expect(sanitizeForFont(given, 'display')).toBe(written)
})

test.each(['Studiefinansieringsaansoekvorms', 'Gesinsberadingsvaardigheidsontwikkelingsprogram'])(
  '%s is divided with hyphens into parts of at most 20 letters, where syllables begin',
  (word) => {
    const parts = hyphenate(word).split('-')
    expect(parts.join('')).toBe(word)
    expect(parts.length).toBeGreaterThan(1)
    for (const part of parts) expect(part.length).toBeLessThanOrEqual(20)
    for (const part of parts.slice(1)) expect(part).toMatch(/^[^aeiou][aeiou]/)
  },
)
