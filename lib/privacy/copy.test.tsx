/** @jest-environment jsdom */
import { contentOf } from '@/lib/content/content'
import { messagesOf } from '@/lib/i18n/translator'
import { eventRow } from '@/lib/leads/schema'
import { payloads } from '@/tests/payloads'
import { full } from '@/tests/scope'
import type { PersonContent } from './content-schema'
import { retainedPayments } from './content'
import { readableCopy } from './copy'
import { content, sent } from '@/tests/person-content'

const { organisation } = contentOf({}, '2026-11-21')

/** The texts of the elements with a tag name, as a browser reads the copy. */
async function copyAs(language: 'en' | 'af', given = content()) {
  const html = await readableCopy(organisation, sent.email, given, language)
  const page = new DOMParser().parseFromString(html, 'text/html')
  return {
    page,
    texts: (name: string) => [...page.querySelectorAll(name)].map((element) => element.textContent),
  }
}

test.each([
  [
    'en',
    'Your personal information',
    ['Enquiries', 'E-mails that we sent', 'Newsletter', 'Payments', 'Your rights'],
    '22 November 2026',
  ],
  [
    'af',
    'Jou persoonlike inligting',
    ['Navrae', 'E-posse wat ons gestuur het', 'Nuusbrief', 'Betalings', 'Jou regte'],
    '22 November 2026',
  ],
] as const)('in %s it has a title, a heading for each kind, and South African time', async (...expected) => {
  const [language, title, headings, day] = expected
  const { page, texts } = await copyAs(language)
  expect(page.documentElement.lang).toBe(language)
  expect([page.title, texts('h1')]).toEqual([title, [title]])
  expect(texts('h2')).toEqual(expect.arrayContaining([...headings]))
  // Half past ten at night in UTC is after midnight there.
  expect(texts('dd').join('\n')).toContain(day)
  expect(texts('dd').join('\n')).toContain('00:30')
  expect(texts('td')).toContain('Called.')
  expect(texts('dd')).toContain('Your enquiry\n\nDear Thandi\n[link]')
  expect(texts('main').join()).not.toMatch(/contacted|lead-answer|PersonData|Outbox|null|undefined/)
})

test.each(['en', 'af'] as const)('in %s every kind of event has words', (language) => {
  const { events } = messagesOf(language).PersonData
  expect(Object.keys(events).toSorted()).toEqual(eventRow.shape.kind.options.toSorted())
})

test('the copy for a person known by a phone number alone does not call it an e-mail address', async () => {
  const html = await readableCopy(organisation, '+27825550117', content(), 'en')
  expect(html).toContain('holds under +27825550117.')
})

test('it includes a certificate with its address, and documents', async () => {
  const { texts } = await copyAs('af')
  for (const value of [
    'Sertifikaat Vlak 2',
    '2026-0007',
    'Thandi N. Jacobs',
    'identity',
    '20 November 2026',
    'PDF',
  ])
    expect(texts('dd').map((text) => text?.replaceAll('\u00a0', ' '))).toContain(value)
  expect(texts('dd').join()).toContain(`/af/certificate/${'0a'.repeat(16)}`)
})

test('it includes a payment with its receipt, transactions and proofs', async () => {
  const { texts } = await copyAs('en')
  const shown = texts('dd').map((text) => text?.replaceAll('\u00a0', ' '))
  for (const value of [
    'Deposit for Level 1',
    'R2 500',
    '7KX2M9QA',
    '2026-0001',
    '20 November 2026, Bank transfer (EFT), R2 500,50, THANDI J\n21 November 2026, Refund, −R500, Credit note 2026-0003',
    'Asked for a later day.',
    '22 November 2026 at 00:30, R500 promised by 30 November 2026, After payday\n22 November 2026 at 00:30, promise withdrawn',
    ['PDF', 'JPG']
      .map((kind) => `22 November 2026 at 00:30, ${kind}, kept until 22 November 2027`)
      .join('\n'),
  ])
    expect(shown).toContain(value)
})

test('it includes an enrolment with its history', async () => {
  const shown = (await copyAs('en')).texts('dd').map((text) => text?.replaceAll('\u00a0', ' '))
  for (const value of [
    'BC-17',
    'Paused, 1 May 2026',
    'R26 260',
    [
      '1 May 2026, Status changed, Active → Paused, Owed under the terms: R1 980, Illness',
      '1 June 2026, Language changed, English → Afrikaans',
      '1 June 2026, Intake changed, 1 February 2026 → 1 July 2026',
    ].join('\n'),
  ])
    expect(shown).toContain(value)
})

test('it is known until when an erasure retains payments with money', () => {
  const { payments } = content()
  const later = {
    ...payments[0]!,
    entries: payments[0]!.entries.map((entry) => ({ ...entry, created_at: '2027-01-31T22:30:00.000Z' })),
  }
  const unpaid = { ...later, created_at: '2030-01-01T00:00:00.000Z', entries: [] }
  const all = { ...content(), payments: [...payments, later, unpaid] }
  expect(retainedPayments(all)).toEqual({ count: 2, until: '2034-02-01' })
  expect(retainedPayments({ ...all, payments: [unpaid] })).toBeNull()
})

test('hostile texts stay texts, and the copy loads and runs nothing', async () => {
  const one = content()
  const some = payloads.filter((_, index) => full || index % 4 === 0)
  const hostile: PersonContent = {
    ...one,
    submissions: some.map((text) => ({ ...one.submissions[0]!, surname: text, page: text })),
    events: some.map((note) => ({ ...one.events[0]!, note })),
  }
  const { page, texts } = await copyAs('en', hostile)
  const known = 'header main section h1 h2 p dl dt dd table thead tbody tr th td ul li address br'.split(' ')
  const elements = [...page.querySelectorAll('body *')]
  expect(elements.filter(({ localName }) => !known.includes(localName))).toEqual([])
  const attributes = new Set(elements.flatMap((element) => element.getAttributeNames()))
  expect([...attributes].sort()).toEqual(['class', 'scope'])
  const clean = (text: string) => text.replaceAll(/[\0\s\ufffd]+/g, ' ').trim()
  const shown = new Set(texts('td').map((text) => clean(text ?? '')))
  expect(some.filter((text) => !shown.has(clean(text)))).toEqual([])
})
