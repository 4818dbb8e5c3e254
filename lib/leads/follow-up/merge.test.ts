import { merged, mergedName } from './merge'

test.each(['Thandi', 'Anné-Marié', 'D’Arcy', 'J.P. van der Merwe', 'St. John', 'Ὀδυσσεύς', 'Anna (Annie)'])(
  'the name %s is merged as it is',
  (name) => expect(mergedName(name)).toBe(name),
)

test.each([
  'https://evil.example',
  'Jan evil.example',
  'Jan www.evil',
  'Jan (evil.co.za/x)',
  'evil。com',
  'ｅｖｉｌ．ｃｏｍ',
  'evil․com',
  'ev\u200bil.\u2060com',
  'evil\u202e.com',
  'xn--e1awd7f.xn--p1ai',
  '127.0.0.100',
  'jan@evil',
  'mailto:jan',
  'javascript:alert(1)',
  String.raw`\\evil\share`,
  '<a href="//evil.example">Jan</a>',
  '[Jan](evil.example)',
])('the name %j, which a program may show as a link, is left out', (name) => {
  expect(mergedName(name)).toBe('')
})

test.each([
  ['Jan\r\nBcc: x', ''],
  ['Jan\r\n\r\nYou have won', 'Jan You have won'],
  ['Jan\u2028Buy\u0085this', 'Jan Buy this'],
  ['\u202eJan\u2066\u200f', 'Jan'],
  ['\0Jan\u0007', 'Jan'],
  ['<b>Jan</b>', '<b>Jan</b>'],
  ['{deposit} {name}', 'deposit name'],
  ['$& $1', '$& $1'],
  ['a'.repeat(100), 'a'.repeat(60)],
  ['𝒜'.repeat(100), '𝒜'.repeat(60)],
  [`${'a'.repeat(59)} bcd`, 'a'.repeat(59)],
])('the name %j is merged as %j: one line, 60 characters, no braces', (name, text) => {
  expect(mergedName(name)).toBe(text)
})

test('names are filled in wherever they are named, once', () => {
  const person = { firstName: '{surname} $&', surname: 'Botha' }
  expect(merged('{name} {surname}, {name}! {other}', person)).toBe('surname $& Botha, surname $&! {other}')
})

test('a name that is left out leaves no space behind', () => {
  const person = { firstName: 'www.evil.example', surname: 'Botha' }
  expect(merged('Good day {name}, this is us.\n\n{name}\n{surname}', person)).toBe(
    'Good day, this is us.\n\n\nBotha',
  )
})
