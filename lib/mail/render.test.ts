import { contentOf } from '@/lib/content/content'
import { completeDocuments } from '@/lib/content/documents'
import type { Locale } from '@/lib/i18n/routing'
import { MARK } from './mark'
import { type MailKindName, mailKinds } from './registry'
import { writeMail, writeSample } from './render'

const content = contentOf({}, '2026-11-21')
const { organisation } = content
const write = (kind: MailKindName, data: unknown, language: Locale) =>
  writeMail(kind, data, language, content)

const lead = {
  lead_id: '5f0c6f7e-2f7c-4f0e-9a39-0d2f4f1f7a11',
  first_name: 'Thandi',
  surname: 'Jacobs',
  email: 'thandi@example.org',
  phone: '+27821234567',
  language: 'af',
  interest: null,
  traffic_source: 'direct',
  created_at: '2026-11-23T06:05:00+00:00',
  submissions: 1,
  answered: true,
}

/** The addresses in a part, except that of the sign, which comes with the message. */
const addresses = (html: string) =>
  [...html.matchAll(/(?:href|src)="([^"]*)"/g)]
    .map(([, address]) => address!)
    .filter((address) => address !== MARK)

describe.each(mailKinds.flatMap((kind) => [[kind, 'en'] as const, [kind, 'af'] as const]))(
  'the message %s in %s',
  (kind, language) => {
    test('has a subject and both parts, is in its language, and loads nothing', async () => {
      const { subject, html, text } = await writeSample(kind, language, content)
      expect(subject).toMatch(/\S/)
      expect(html).toContain(`lang="${language}"`)
      expect(html).not.toMatch(/<(?:img (?!src="cid:mark")|script|link|iframe|object)\b|url\(/i)
      expect(text).toContain(organisation.name[language])
      expect(text).not.toMatch(/<[a-z]|&[a-z]+;/i)
      if (language === 'af') expect(text).not.toMatch(/\b(?:the|not|your)\b/i)
      expect(addresses(html).length).toBeGreaterThan(0)
      for (const address of addresses(html)) expect(address).toMatch(/^(?:https?:\/\/|mailto:|tel:\+)/)
    })

    test('has no unfilled placeholder and no untranslated key', async () => {
      const { subject, html, text } = await writeSample(kind, language, content)
      for (const part of [subject, html.replace(/<style>.*?<\/style>/s, ''), text])
        expect(part).not.toMatch(/\{\w+|Mail\.\w+\.|undefined|\[object/)
    })
  },
)

test('an enquiry is answered with the brochure in its language and the fees of its level', async () => {
  const { html, text } = await write('lead-answer', { ...lead, interest: 3 }, 'af')
  expect(text).toContain('Beste Thandi')
  expect(text).toMatch(
    /Vlak\s3 kos R50\s020: ’n deposito van R2\s500, en dan R1\s980 per maand, 24 maande lank\./,
  )
  expect(addresses(html)).toEqual(
    expect.arrayContaining([
      expect.stringMatching(/\/brochures\/.+\.pdf$/),
      organisation.external.registrationForm,
      organisation.whatsapp,
    ]),
  )
})

test('an answer has the published fees, address and name', async () => {
  const { organisation, fees, facts } = completeDocuments({})
  const published = contentOf(
    {
      organisation: {
        ...organisation,
        name: { en: 'The Vineyard', af: 'Die Wingerd' },
        email: 'office@vineyard.example.com',
      },
      fees: { ...fees, deposit: 4000 },
      facts: { ...facts, responseTime: { en: 'within a day', af: 'binne ’n dag' } },
    },
    '2026-11-21',
  )
  const { text, replyTo } = await writeMail('lead-answer', lead, 'en', published)
  expect(replyTo).toBe('office@vineyard.example.com')
  expect(text).toMatch(/a deposit of R4\s000/)
  expect(text).toContain('The Vineyard, 00 Sample Street')
  expect(text).toContain('within a day')
})

test.each([['Thandi'], ['Anné-Marié'], ['D’Arcy'], ['Jan Hendrik'], ['Ὀδυσσεύς']])(
  'the name %s is repeated in the answer',
  async (first_name) => {
    expect((await write('lead-answer', { ...lead, first_name }, 'en')).text).toContain(`Dear ${first_name}`)
  },
)

test.each([
  ['Buy now at www.example.com'],
  ['Jan\nBuy this'],
  ['<b>Jan</b>'],
  ['Jan 0821234567'],
  ['https://example.com'],
  ['You have won the great lottery of this year'],
  [' '],
])('words that cannot be a name, %j, are not sent to a stranger', async (first_name) => {
  const { html, text } = await write('lead-answer', { ...lead, first_name }, 'en')
  expect(text).toContain('Good day')
  expect(html + text).not.toContain(first_name.trim() || 'Dear')
})

test('an admin reads who asked, can call and write, and replies to the person', async () => {
  const { subject, html, text, replyTo } = await write(
    'new-lead',
    { ...lead, first_name: '<img src=x>', interest: 2, submissions: 2, answered: false },
    'en',
  )
  expect(subject).toBe('<img src=x> Jacobs wrote again')
  expect(replyTo).toBe('thandi@example.org')
  expect(html).not.toContain('<img src=x')
  expect(addresses(html)).toEqual(
    expect.arrayContaining([
      'tel:+27821234567',
      'https://wa.me/27821234567',
      'mailto:thandi@example.org',
      expect.stringMatching(new RegExp(`/admin/leads/${lead.lead_id}$`)),
    ]),
  )
  expect(text).toContain('Level\u00a02')
  expect(text).not.toContain('tel:')
  expect(text).toContain('The site has not answered')
})

test('a digest lists the most urgent leads first and says how many more there are', async () => {
  const leads = [
    { id: lead.lead_id, name: 'Pieter Botha', why: 'overdue', due_on: '2026-11-20' },
    { id: lead.lead_id.replace('5', '6'), name: 'Thandi Jacobs', why: 'new', due_on: null },
  ]
  const counts = { due: 0, overdue: 1, new: 31, spam: 0, held: 0 }
  const { subject, text } = await write('lead-digest', { ...counts, leads }, 'en')
  expect(subject).toBe('To do today: 32 leads')
  expect(text).toContain('No follow-ups due today, 1 overdue, 31 new and not contacted.')
  expect(text).toMatch(/Overdue since 20 Nov 2026[^]*Pieter Botha[^]*New, not contacted[^]*Thandi Jacobs/)
  expect(text).toContain('30 more are on the dashboard.')
  expect(text).not.toMatch(/spam|held/)
})

test.each([
  ['en', 'To do today: enquiries to check', '2 enquiries are suspected spam', '1 enquiry is held', ''],
  ['af', 'Vandag te doen: navrae om na te gaan', '2 navrae is moontlike', '1 navraag word teruggehou', '/af'],
] as const)(
  'a digest in %s of suspected and held enquiries alone leads to them',
  async (locale, title, suspected, held, prefix) => {
    const counts = { due: 0, overdue: 0, new: 0, spam: 2, held: 1, leads: [] }
    const { subject, text, html } = await write('lead-digest', counts, locale)
    expect(subject).toBe(title)
    expect(text).toContain(suspected)
    expect(text).toContain(held)
    expect(addresses(html)).toEqual(
      expect.arrayContaining([
        expect.stringMatching(new RegExp(`${prefix}/admin/leads/spam$`)),
        expect.stringMatching(new RegExp(`${prefix}/admin/leads/held$`)),
      ]),
    )
  },
)

test('a message about a deleted lead is not written', async () => {
  await expect(write('new-lead', null, 'en')).rejects.toThrow()
})

test('an invitation names the inviter and the role, and leads to the page for its token', async () => {
  const data = { token: 'a.b', role: 'admin', invited_by: 'office@example.org' }
  const { subject, html, text } = await write('staff-invitation', data, 'af')
  expect(subject).toBe(`office@example.org nooi jou na ${organisation.shortName.af}`)
  expect(text).toContain('Jou rol: administrateur. Kies jou eie wagwoord:')
  expect(text).toContain('As jy office@example.org nie ken nie, ignoreer hierdie e-pos.')
  expect(addresses(html)).toEqual([expect.stringMatching(/\/af\/admin\/invitation\?token=a\.b$/)])
})

test.each([
  ['proposed', 'wants to change the bank details', 'A second administrator must confirm', 'reject it'],
  ['delayed', 'wants to change the bank details', '24 November 2026', 'reject it'],
  ['set', 'entered the bank details', '24 November 2026', 'look at it at once'],
  ['confirmed', 'confirmed the new bank details', '24 November 2026', 'look at it at once'],
  ['rejected', 'rejected the new bank details', 'does not appear', 'look at it at once'],
  ['cancelled', 'cancelled the change to the bank details', 'will not appear', 'look at it at once'],
])('an admin reads the actor, the account and the next steps: bank details %s', async (event, ...says) => {
  const data = { event, actor: 'a@example.org', accountEnd: '1234', liveFrom: '2026-11-24T06:05:00+00:00' }
  const { subject, html, text } = await writeMail('bank-change', data, 'en', content)
  expect(subject).toBe(`a@example.org ${says[0]}`)
  for (const words of [...says.slice(1), '1234', 'Phone a@example.org on a number that you know.'])
    expect(text).toContain(words)
  expect(addresses(html)).toEqual([expect.stringMatching(/\/admin\/site\/bank$/)])
  const bySystem = await writeMail('bank-change', { ...data, actor: 'system' }, 'af', content)
  expect(bySystem.subject).toMatch(/^Die stelsel /)
  expect(bySystem.text).toContain('eindig')
  expect(bySystem.text).not.toContain('Bel ')
})
