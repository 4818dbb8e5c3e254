import {
  changePasswordSchema,
  inviteSchema,
  passwordLinkSchema,
  mailedLinkSchema,
  newPasswordSchema,
  signInSchema,
} from './schema'

test('an e-mail address is trimmed and lower-cased, a password is kept to the letter', () => {
  expect(signInSchema.parse({ email: ' Staff@Example.ORG ', password: ' Pass Word ' })).toEqual({
    email: 'staff@example.org',
    password: ' Pass Word ',
  })
})

test.each([
  { email: '', password: 'x' },
  { email: '  ', password: 'x' },
  { email: 'a@example.org', password: '' },
  { email: 'a@example.org' },
  { password: 'x' },
  { email: 'a'.repeat(255), password: 'x' },
  { email: 'a@example.org', password: 'x'.repeat(201) },
])('%j is not sent on', (form) => {
  expect(signInSchema.safeParse(form).success).toBe(false)
})

test('an address for a link is trimmed, lower-cased and must be valid', () => {
  expect(passwordLinkSchema.parse({ email: ' Staff@Example.ORG ' })).toEqual({ email: 'staff@example.org' })
  for (const email of [
    '',
    'staff',
    'staff@',
    'a b@example.org',
    `${'a'.repeat(250)}@example.org`,
    undefined,
    4,
  ])
    expect(passwordLinkSchema.safeParse({ email }).success).toBe(false)
})

test('a missing password, a file or an endless text counts as empty, which the rules refuse', () => {
  expect(newPasswordSchema.parse({})).toEqual({ password: '' })
  expect(changePasswordSchema.parse({ present: new File([], 'a'), password: 'a' })).toEqual({
    present: '',
    password: 'a',
  })
  expect(changePasswordSchema.parse({ present: 'x'.repeat(201), password: '' })).toEqual({
    present: '',
    password: '',
  })
})

test.each([
  null,
  {},
  { kind: 'token_hash' },
  { kind: 'token_hash', value: '' },
  { kind: 'token_hash', value: 'x'.repeat(501) },
  { kind: 'token_hash', value: ['x'] },
  { kind: 'access_token', value: 'x' },
])('%j is not a mailed link', (link) => {
  expect(mailedLinkSchema.safeParse(link).success).toBe(false)
})

test('an invitation has an address, a known role, and a language of the site', () => {
  const form = { email: ' Anna@Example.ORG ', role: 'editor', language: 'af' }
  expect(inviteSchema.parse(form)).toEqual({ ...form, email: 'Anna@Example.ORG' })
  for (const wrong of [{ email: 'anna' }, { email: undefined }, { role: 'owner' }, { language: 'de' }])
    expect(inviteSchema.safeParse({ ...form, ...wrong }).success).toBe(false)
})
