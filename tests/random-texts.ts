import fc from 'fast-check'
import { POST_LIMITS } from '@/lib/posts/fields'

/** Building blocks: prose, all inline and block syntax, and unclosed openings. */
const pieces = [
  ...['a', 'word ', '\n', '\n\n', ' ', '\t', '\\', '\\\n', '&', '&lt;', '\u0000', 'é', '😀', '\r'],
  ...['*', '**', '_', '~', '`', '```\n', '~~~\n', '[', ']', '(', ')', '![', '](', '[a](b)', '[a]: b\n', '<'],
  ...['[^a]', '[^a]: ', '> ', '>', '- ', '* ', '1. ', '2) ', '- [ ] ', '# ', '===\n', '---\n', '    '],
  ...[
    '|',
    '|-',
    '|a|b|\n|-|-|\n',
    '|:-:|\n',
    '<b>',
    '</b>',
    '<div>\n',
    '<table><tr><td>',
    '<!--',
    '<svg><a>',
  ],
  ...['<p>', '<a href="', '<script>', '<template>', '@a.b', 'www.a.b ', 'http://a.b/(', 'a_b*c', '{', '}'],
]
const piece = fc.oneof(fc.constantFrom(...pieces), fc.string({ maxLength: 4, unit: 'binary' }))
// Short runs, of which several fit the budget, and long ones, each of which exceeds it.
const times = fc.oneof(...[5, 50, 4000].map((max) => fc.integer({ min: 1, max })))
const repeated = fc
  .tuple(fc.array(piece, { minLength: 1, maxLength: 5 }), times)
  .map(([parts, count]) => parts.join('').repeat(count))

/** A hard-to-parse text up to a post's size limit. */
export const randomText = fc
  .array(repeated, { minLength: 1, maxLength: 8 })
  .map((parts) => parts.join('').slice(0, POST_LIMITS.content))
