import fc from 'fast-check'
import { POST_LIMITS } from '@/lib/posts/fields'

/** What a text is made of: prose, each kind of mark, each kind of block, and what begins one without an end. */
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
// Short runs, which stay within the budget when several meet, and long ones, which exceed it by themselves.
const times = fc.oneof(...[5, 50, 4000].map((max) => fc.integer({ min: 1, max })))
const repeated = fc
  .tuple(fc.array(piece, { minLength: 1, maxLength: 5 }), times)
  .map(([parts, count]) => parts.join('').repeat(count))

/** A text up to the size limit of a post, made to be hard to parse. */
export const randomText = fc
  .array(repeated, { minLength: 1, maxLength: 8 })
  .map((parts) => parts.join('').slice(0, POST_LIMITS.content))
