import { hyphenate } from './text'

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
