import { searchVectors } from '@/tests/search-vectors'
import { markedParts } from './marked-parts'

test.each(searchVectors)('matches of %j are marked', (text, queries) => {
  for (const query of queries) {
    const parts = markedParts(`Before ${text}, after ${text}`, query)
    expect([query, parts.length]).toEqual([query, 5])
    expect(parts.join('')).toBe(`Before ${text}, after ${text}`.normalize())
  }
})

test.each([
  ['Wat sê ons? Sê iets', 'se', ['Wat ', 'sê', ' ons? ', 'Sê', ' iets']],
  ['s\u0065\u0302!', 'se', ['', 'sê', '!']],
  ['A text', 'not in it', ['A text']],
  ['A text', ' ', ['A text']],
  ['𝒜 text', 'text', ['𝒜 ', 'text', '']],
])('in %j the odd parts match the search for %j', (text, query, parts) => {
  expect(markedParts(text, query)).toEqual(parts)
})
