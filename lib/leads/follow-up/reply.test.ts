import { localized } from '@/lib/content/localized'
import { contentOf } from '@/lib/content/content'
import { type Recipient, replyLinks } from './reply'

const { replies } = contentOf({}, '2026-11-21')
const linksTo = (recipient: Recipient) => replyLinks(recipient, replies)

const naomi = {
  firstName: 'Naomi',
  surname: 'Botha',
  email: 'naomi@example.org',
  phone: '+27821234567',
  language: 'en',
} as const

test('a letter has its address, subject and greeting in the language of the enquiry', () => {
  const english = new URL(linksTo(naomi).email!)
  expect(english.pathname).toBe('naomi@example.org')
  expect(english.searchParams.get('subject')).toMatch(/^Your enquiry at /)
  expect(english.searchParams.get('body')).toMatch(/^Dear Naomi\r\n/)
  const afrikaans = new URL(linksTo({ ...naomi, language: 'af' }).email!)
  expect(afrikaans.searchParams.get('subject')).toMatch(/^Jou navraag by /)
  expect(afrikaans.searchParams.get('body')).toMatch(/^Beste Naomi\r\n/)
})

test('a message link has the number without its plus, a call link the whole number', () => {
  const { whatsapp, call } = linksTo({ ...naomi, language: 'af' })
  expect(new URL(whatsapp!).pathname).toBe('/27821234567')
  expect(new URL(whatsapp!).searchParams.get('text')).toMatch(/^Goeiedag Naomi, /)
  expect(call).toBe('tel:+27821234567')
})

test('there is no link without the address or number it needs', () => {
  expect(linksTo({ ...naomi, email: '' }).email).toBeUndefined()
  expect(linksTo({ ...naomi, phone: '' })).toMatchObject({ whatsapp: undefined, call: undefined })
})

test('special characters in a name or an address cannot break the link', () => {
  const { email } = linksTo({ ...naomi, firstName: '$& &bcc=x#', email: 'a&b?c@example.org' })
  const link = new URL(email!)
  expect(decodeURIComponent(link.pathname)).toBe('a&b?c@example.org')
  expect([...link.searchParams.keys()]).toEqual(['subject', 'body'])
  expect(link.searchParams.get('body')).toMatch(/^Dear \$& &bcc=x#\r\n/)
})

test('the office can put the name anywhere in the text', () => {
  const subject = localized({ en: '{name}, your enquiry, {name}', af: '{name}' })
  const { email } = replyLinks(naomi, { ...replies, subject })
  expect(new URL(email!).searchParams.get('subject')).toBe('Naomi, your enquiry, Naomi')
})
