import { spamSign } from './spam'

/** The spam sign of a form with these fields. */
function signOf({ name = 'Naomi Voorbeeld', ...fields }: Record<string, string>) {
  const form = new FormData()
  for (const [field, value] of Object.entries(fields)) form.set(field, value)
  return spamSign(form, name)
}

const LINKS = ['Win https://example.org', 'www.example.org Nel', '<a href=x>Anna</a>', '[url=x]Anna[/url]']

test.each([
  ['a person who takes a minute', { elapsed: '60000', website: '' }],
  ['a browser that fills the fields of a page just opened', { elapsed: '400', website: '' }],
  ['an extension that fills the hidden field', { elapsed: '3000', website: 'https://example.org' }],
  ['a browser without scripts', { website: '' }],
  ['a time that is none', { elapsed: 'NaN' }],
  ['a link in a name', { elapsed: '60000', name: LINKS[0]! }],
])('a single sign does not count: %s', (_, fields) => {
  expect(signOf(fields)).toBeNull()
})

test.each(["O'Brien", 'D’Arcy van der Merwe', 'Dr. J.P. du Toit', 'Wwwaya', 'A. B. <Anna>', 'N.A.'])(
  'no link: %s',
  (name) => {
    expect(signOf({ elapsed: '1', name })).toBeNull()
  },
)

test.each<[string, string, Record<string, string>]>([
  ['the hidden field at once', 'trap', { elapsed: '2999', website: 'x' }],
  ['the hidden field without scripts', 'trap', { website: 'x' }],
  ['the hidden field and a link', 'trap', { elapsed: '60000', website: 'x', name: LINKS[0]! }],
  ...LINKS.map((name): [string, string, Record<string, string>] => [name, 'link', { elapsed: '0', name }]),
])('two signs count: %s', (_, sign, fields) => {
  expect(signOf(fields)).toBe(sign)
})
