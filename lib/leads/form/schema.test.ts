import { z } from 'zod'
import { cleanText } from '@/lib/forms/identity'
import { payloads } from '@/tests/payloads'
import type { LeadInput } from '@/lib/lead-fields'
import { leadSchema } from './schema'

const lead: LeadInput = {
  firstName: 'Naomi',
  surname: 'van der Merwe',
  email: 'naomi@example.org',
  phone: '082 123 4567',
}

function codes(change: object): Record<string, string[] | undefined> {
  const { error } = leadSchema.safeParse({ ...lead, ...change })
  return error ? z.flattenError(error).fieldErrors : {}
}

test('a full enquiry is kept as typed, trimmed, without extra fields', () => {
  const typed = {
    firstName: ' Naomi ',
    surname: ' Botha',
    email: ' Naomi@Example.ORG ',
    phone: ' 0821234567 ',
  }
  expect(leadSchema.parse({ ...typed, source: 'elsewhere' })).toEqual({
    firstName: 'Naomi',
    surname: 'Botha',
    email: 'Naomi@Example.ORG',
    phone: '0821234567',
  })
})

test.each(['firstName', 'surname', 'email', 'phone'])('%s is required', (field) => {
  expect(codes({ [field]: '' })[field]?.[0]).toBe('required')
  expect(codes({ [field]: ' \t' })[field]?.[0]).toBe('required')
  expect(codes({ [field]: undefined })[field]).toHaveLength(1)
})

test.each([
  ['firstName', 'a'.repeat(101)],
  ['surname', 'a'.repeat(101)],
  ['email', `${'a'.repeat(243)}@example.org`],
])('an overlong %s is refused', (field, value) => {
  expect(codes({ [field]: value })).toEqual({ [field]: ['tooLong'] })
})

test('invisible characters are removed, and a name of nothing else is empty', () => {
  const typed = {
    firstName: 'Na\0o\u200bmi\r\n',
    email: 'na\0omi@example.org',
    phone: '\u202a082 123 4567\u202c',
  }
  expect(leadSchema.parse({ ...lead, ...typed })).toEqual(lead)
  expect(codes({ surname: '\u200b\u3164\u202e' })).toEqual({ surname: ['required'] })
})

test.each([
  ['firstName', 'ê'.repeat(100)],
  ['surname', "O'Brien-Naudé"],
  ['email', `${'a'.repeat(242)}@example.org`],
  ['email', 'first.last+tag@sub.example.co.za'],
  ['email', 'müller@exämple.org'],
])('%s %j is taken', (field, value) => {
  expect(codes({ [field]: value })).toEqual({})
})

test.each([
  'naomi',
  '@example.org',
  'naomi@',
  'naomi@example',
  'naomi@example.',
  'na omi@example.org',
  'a@b@c.org',
  'a@.org',
  'a@b..org',
  'a@b.org\nbcc:c@d.org',
])('the e-mail address %j is refused', (email) => {
  expect(codes({ email })).toEqual({ email: ['emailInvalid'] })
})

test.each([
  '0821234567',
  '082 123 4567',
  '(082) 123-4567',
  '+27 82 123 4567',
  '+264 81 123 4567',
  '+44.20.7946.0958',
  '123456789012345',
  '082/123/4567',
  '(+27) 82 123 4567',
  '０８２１２３４５６７',
])('the phone number %j is taken', (phone) => {
  expect(codes({ phone })).toEqual({})
})

test.each([
  '12345678',
  '1234567890123456',
  '082 123 456x',
  '++27821234567',
  '27+821234567',
  '082 123 4567 x12',
  'fax:0821234567',
])('the phone number %j is refused', (phone) => {
  expect(codes({ phone })).toEqual({ phone: ['phoneInvalid'] })
})

test('a long row of separators is refused in no time', () => {
  const begin = performance.now()
  expect(codes({ phone: `+${'( '.repeat(20_000)}x` })).toEqual({ phone: ['phoneInvalid'] })
  expect(codes({ email: `${'a.'.repeat(20_000)}@` }).email).toContain('emailInvalid')
  expect(performance.now() - begin).toBeLessThan(1000)
})

test('every hostile text is accepted unchanged, or refused with a code the form has a sentence for', () => {
  const wrong = (Object.keys(lead) as (keyof LeadInput)[]).flatMap((field) =>
    payloads.filter((payload) => {
      const { data, error } = leadSchema.safeParse({ ...lead, [field]: payload })
      if (data) return !['email', 'phone'].includes(field) && data[field] !== cleanText(payload)
      return error.issues.some(
        ({ path, message }) =>
          path[0] !== field || !/^(?:required|tooLong|(?:character|email|phone)Invalid)$/.test(message),
      )
    }),
  )
  expect(wrong).toEqual([])
})
