import type { EntryErrors, EntryInput } from './fields'
import { parseEntry, receivedRange } from './schema'

const NOW = new Date('2026-11-21T10:00:00Z')

const typed = (fields: Partial<EntryInput> = {}): EntryInput => ({
  firstName: ' Thandi ',
  surname: 'Jacobs',
  phone: '082 123 4567',
  email: 'Thandi@Example.org',
  channel: 'phone',
  language: 'af',
  interest: '2',
  receivedOn: '2026-11-20',
  message: ' Called about the fees. ',
  ...fields,
})
const parse = (fields?: Partial<EntryInput>) => parseEntry(typed(fields), NOW)

test('an entry is stored like a submission of the public form', () => {
  expect(parse()).toEqual({
    entry: {
      first_name: 'Thandi',
      surname: 'Jacobs',
      phone: '+27821234567',
      email: 'Thandi@Example.org',
      channel: 'phone',
      language: 'af',
      interest: 2,
      message: 'Called about the fees.',
      received_on: '2026-11-20',
    },
  })
})

test('a phone number or an e-mail address is enough, and the rest is optional', () => {
  expect(parse({ email: ' ', interest: '', message: '' })).toMatchObject({
    entry: { email: null, phone: '+27821234567', interest: null, message: null },
  })
  expect(parse({ phone: '' })).toMatchObject({ entry: { email: 'Thandi@Example.org', phone: null } })
})

test.each<[Partial<EntryInput>, EntryErrors]>([
  [{ firstName: ' ' }, { firstName: 'required' }],
  [{ surname: 'a'.repeat(101) }, { surname: 'tooLong' }],
  [{ phone: '', email: ' ' }, { phone: 'contactNeeded' }],
  [{ phone: '12' }, { phone: 'phoneInvalid' }],
  [{ phone: '000 000 0000' }, { phone: 'phoneInvalid' }],
  [{ email: 'thandi' }, { email: 'emailInvalid' }],
  [{ channel: '' }, { channel: 'choose' }],
  [{ channel: 'pigeon' }, { channel: 'choose' }],
  [{ language: '' }, { language: 'choose' }],
  [{ language: 'German' }, { language: 'languageUnknown' }],
  [{ interest: '4' }, { interest: 'interestUnknown' }],
  [{ receivedOn: '' }, { receivedOn: 'dayInvalid' }],
  [{ receivedOn: '2026-02-30' }, { receivedOn: 'dayInvalid' }],
  [{ receivedOn: '2026-11-22' }, { receivedOn: 'dayInvalid' }],
  [{ receivedOn: '2024-11-20' }, { receivedOn: 'dayInvalid' }],
  [{ message: 'a'.repeat(4001) }, { message: 'messageTooLong' }],
  [{ message: 'a\0b' }, { message: 'characterInvalid' }],
  [
    { firstName: '', email: 'x', receivedOn: 'today' },
    { firstName: 'required', email: 'emailInvalid', receivedOn: 'dayInvalid' },
  ],
])('%j is refused with the reason at its field', (fields, errors) => {
  expect(parse(fields)).toEqual({ errors })
})

test('days are those of the office, as far back as leads are kept', () => {
  expect(receivedRange(NOW)).toEqual({ first: '2024-11-21', last: '2026-11-21' })
  // Past midnight in Paarl.
  expect(receivedRange(new Date('2026-11-20T22:30:00Z')).last).toBe('2026-11-21')
  expect(receivedRange(new Date('2028-02-29T10:00:00Z')).first).toBe('2026-02-28')
})
