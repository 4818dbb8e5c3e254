/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react'
import { NextIntlClientProvider } from 'next-intl'
import { documents } from '@/lib/content/documents'
import type { Locale } from '@/lib/i18n/routing'
import { auditRow } from '@/lib/staff/audit/log'
import af from '@/messages/af.json'
import en from '@/messages/en.json'
import { AuditEntries } from './audit-entries'

const id = '414defe5-dba8-4f00-82e6-c04724f679f0'
const anna = 'anna@example.org'

/** An entry as the page shows it, from a database row: actor and details. */
function shown(row: object, locale: Locale = 'en') {
  const entry = auditRow.parse({
    ...{ id, at: '2026-11-27T08:00:00Z', actor: id, actor_email: anna, subject: null, subject_email: null },
    ...{ target: null, detail: null, about: null },
    ...row,
  })
  render(
    <NextIntlClientProvider
      locale={locale}
      messages={locale === 'en' ? en : af}
      timeZone="Africa/Johannesburg"
    >
      <AuditEntries entries={[entry]} />
    </NextIntlClientProvider>,
  )
  return screen
    .getAllByRole('cell')
    .slice(2)
    .map(({ textContent }) => textContent!.replaceAll('\u00a0', ' '))
}

const link = () => screen.getByRole('link').getAttribute('href')
const about = (thing: string, more: object = {}) => ({
  thing,
  id,
  query: null,
  name: null,
  older: null,
  newer: null,
  ...more,
})
const version = (document: string, older: object | null, newer: object) => ({
  ...{ kind: 'content-published', target: document, detail: '2' },
  about: about('document', { id: document, query: { from: '1', to: '2' }, older, newer }),
})

test('the actor, the fee and its change are on one line', () => {
  expect(shown(version('fees', { monthlyFee: 2080 }, { monthlyFee: 2150 }))).toEqual([
    anna,
    'Fees · Monthly fee: R2 080 → R2 150',
  ])
  expect(link()).toBe('/admin/site/fees/versions?from=1&to=2')
})

test('and in Afrikaans', () => {
  expect(shown(version('fees', { monthlyFee: 2080 }, { monthlyFee: 2150 }), 'af')[1]).toBe(
    'Studiegeld · Maandelikse studiegeld: R2 080 → R2 150',
  )
  expect(link()).toBe('/af/admin/site/fees/versions?from=1&to=2')
})

test('the first version is compared with the sample', () => {
  const { defaults } = documents.fees
  const [, details] = shown(version('fees', null, { ...defaults, deposit: 3000 }))
  expect(details).toBe('Fees · Deposit: R2 500 → R3 000')
})

test('a long text is shown where it begins to differ', () => {
  const long = (word: string) => ({
    description: { en: `${'Words that stay. '.repeat(20)}${word} ${'And more. '.repeat(20)}` },
  })
  const [, details] = shown(version('home', long('Old'), long('New')))
  expect(details).toMatch(/^Home.*: ….{0,30}Old And more.{20,80}… → ….{0,30}New And more.{20,80}…$/)
  expect(details!.length).toBeLessThan(300)
})

test('a long text that only became longer is shown with its end, also behind an emoji', () => {
  const long = (end: string) => ({ description: { en: `🎓 ${'Words that stay. '.repeat(20)}${end}` } })
  const [, details] = shown(version('home', long('Done.'), long('Done. A new end.')))
  expect(details).toMatch(/: ….{0,20}Done\. → ….{0,20}Done\. A new end\.$/)
})

test('of many fields the first six are shown', () => {
  const { defaults } = documents.organisation
  const other = JSON.parse(JSON.stringify(defaults).replaceAll('a', 'u')) as object
  const [, details] = shown(version('organisation', defaults, other))
  expect(details!.match(/→/g)).toHaveLength(6)
  expect(details).toMatch(/…$/)
})

test.each([
  [
    'payment-created',
    '2150.00',
    about('payment', { name: 'Anna Botha' }),
    'Anna Botha · R2 150',
    `/admin/payments/${id}`,
  ],
  [
    'payment-changed',
    'due_on: 2026-12-01 > 2026-12-05, email',
    about('payment', { name: 'Anna Botha' }),
    'Anna Botha · due date: 1 Dec 2026 → 5 Dec 2026, e-mail address',
    `/admin/payments/${id}`,
  ],
  [
    'post-published',
    null,
    about('post', { name: 'A title', query: { edit: id } }),
    'A title',
    `/blog/admin?edit=${id}`,
  ],
  ['lead-entered', null, about('lead', { name: 'Jan Smit' }), 'Jan Smit', `/admin/leads/${id}`],
  [
    'payment-created',
    '1250.50',
    about('payment', { name: 'Anna Botha' }),
    'Anna Botha · R1 250,50',
    `/admin/payments/${id}`,
  ],
  [
    'promise-recorded',
    '1980.00, 2026-12-05',
    about('payment', { name: 'Anna Botha' }),
    'Anna Botha · R1 980, 5 Dec 2026',
    `/admin/payments/${id}`,
  ],
  [
    'enrolment-changed',
    'intake: 2026-12-01 > 2027-02-01',
    about('lead', { name: 'Jan Smit' }),
    'Jan Smit · intake: 1 Dec 2026 → 1 Feb 2027',
    `/admin/leads/${id}`,
  ],
  [
    'enrolment-changed',
    'state: active > withdrawn',
    about('lead', { name: 'Jan Smit' }),
    'Jan Smit · status: active → withdrawn',
    `/admin/leads/${id}`,
  ],
  ['enrolled', '2', about('lead', { name: 'Jan Smit' }), 'Jan Smit · Level 2', `/admin/leads/${id}`],
  ['issue-sent', '120', about('issue'), 'Open · 120', `/admin/newsletter/${id}`],
  [
    'role-changed',
    'editor > admin',
    about('account', { name: anna }),
    `${anna} · editor → administrator`,
    `/admin/staff/${id}`,
  ],
  [
    'request-answered',
    'access',
    about('request', { name: 'Jan Smit' }),
    'Jan Smit · access',
    '/admin/privacy',
  ],
] as const)('%s with %j leads to what it is about', (kind, detail, thing, details, href) => {
  expect(shown({ kind, detail, target: id, about: thing })[1]).toBe(details)
  expect(link()).toBe(href)
})

test.each([
  ['leads_per_email_and_hour: 5 > 8', 'Enquiries an hour from one e-mail address: 5 → 8'],
  ['payment_reminders: 7 > 14', 'Days on which people are reminded: 7 → 14'],
])('a changed setting %s has the name of its field', (detail, text) => {
  expect(shown({ kind: 'setting-changed', detail })[1]).toBe(text)
})

test('an import says what its number counts', () => {
  expect(shown({ kind: 'statement-imported', detail: '4' })[1]).toBe('4 lines')
  expect(shown({ kind: 'leads-imported', detail: '1' }, 'af').at(-1)).toBe('1 ry')
})

test('a withdrawn promise has another word in Afrikaans than a withdrawn enrolment', () => {
  const words = (kind: string) => shown({ kind, detail: 'withdrawn', target: id }, 'af').at(-1)
  expect([words('promise-recorded'), words('enrolment-changed')]).toEqual(['teruggetrek', 'onttrek'])
})

test.each(['en', 'af'] as const)('the title of a deleted post stays as it was written: %s', (locale) => {
  const detail = 'The state of a note from 2026-12-01: refuse > 19.50'
  expect(shown({ kind: 'post-erased', detail, target: id }, locale).at(-1)).toBe(detail)
})

test('a deleted subject has no link', () => {
  expect(shown({ kind: 'payment-created', detail: '2150.00', target: id })[1]).toBe('R2 150')
  expect(screen.queryByRole('link')).toBeNull()
})

test('a former member of staff is named', () => {
  const subject = { subject: id.replace('4', '5'), subject_email: 'bram@example.org' }
  expect(shown({ kind: 'role-removed', detail: 'editor', ...subject })).toEqual([
    anna,
    'account: bram@example.org · editor',
  ])
})
