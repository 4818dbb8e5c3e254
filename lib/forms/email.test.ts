import { cleaned, emailKeys, emails, noEmails } from '@/tests/identity-vectors'
import { emailField } from './email'
import { cleanText, emailKey } from './identity'

test.each(emails)('%j is an e-mail address, stored as typed', (email) => {
  expect(emailField.parse(email)).toBe(email)
})

test.each(noEmails)('%j is refused', (email) => {
  const code = email ? 'emailInvalid' : 'required'
  expect(emailField.safeParse(email).error?.issues[0]?.message).toBe(code)
})

test.each([
  ' a@b.example ',
  'a@b.example,',
  'a@b.example;',
  'a@b.example.',
  'a@b.example;, ',
  '<a@b.example>',
  '<a@b.example>,',
  'Anna Botha <a@b.example>',
  '"Botha, Anna" <a@b.example>;',
  'mailto:a@b.example',
  'MAILTO:a@b.example?subject=Hello',
  '<mailto:a@b.example>',
  'a\u200b@b.exam\u00adple',
  '\u202aa@b.example\u202c',
  '\ufeffa@b.example\u00a0',
  'a＠b.example',
  'a@b。example',
  'a@b.example\r\n',
])('%j is cleaned up', (typed) => {
  expect(emailField.parse(typed)).toBe('a@b.example')
})

test('a long text is refused in no time', () => {
  const begin = performance.now()
  for (const typed of [
    'a.'.repeat(500_000) + '@',
    ' ;'.repeat(500_000) + 'x',
    'a@' + 'b-'.repeat(500_000),
    '<'.repeat(1e6),
  ])
    expect(emailField.safeParse(typed).success).toBe(false)
  expect(performance.now() - begin).toBeLessThan(1000)
})

test.each(emailKeys)('%j is compared as %j', (stored, key) => {
  expect(emailKey(stored)).toBe(key)
  expect(emailKey(key)).toBe(key)
})

test.each(cleaned)('of any text, %j is stored as %j', (typed, stored) => {
  expect(cleanText(typed)).toBe(stored)
  expect(cleanText(stored)).toBe(stored)
})
