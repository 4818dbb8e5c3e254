import { emailError, subscriptionSchema } from './schema'

const longest = `${'a'.repeat(242)}@example.org`

test.each([
  ['name@example.org', 'name@example.org'],
  [' Name@Example.ORG\n', 'Name@Example.ORG'],
  ['van.’t-hoff+news@post.example.co.za', 'van.’t-hoff+news@post.example.co.za'],
  [longest, longest],
])('%j is kept as %j', (email, kept) => {
  expect(emailError({ email, language: 'af' })).toBeNull()
  expect(subscriptionSchema.parse({ email, language: 'af' })).toEqual({ email: kept, language: 'af' })
})

test.each([
  ['', 'required'],
  [' \t', 'required'],
  [`a${longest}`, 'tooLong'],
  ['name', 'emailInvalid'],
  ['name@example', 'emailInvalid'],
  ['@example.org', 'emailInvalid'],
  ['name@example..org', 'emailInvalid'],
  ['two words@example.org', 'emailInvalid'],
  ['a@b@example.org', 'emailInvalid'],
])('%j is refused: %s', (email, code) => {
  expect(emailError({ email, language: 'en' })).toBe(code)
})

test.each(['', 'EN', 'de', undefined])(
  'there is no newsletter in %j, which is not an error of the address',
  (language) => {
    const input = { email: 'name@example.org', language }
    expect(subscriptionSchema.safeParse(input).success).toBe(false)
    expect(emailError(input)).toBeNull()
  },
)
