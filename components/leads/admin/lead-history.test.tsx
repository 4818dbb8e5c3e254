/** @jest-environment jsdom */
import { cleanup, render, screen, within } from '@testing-library/react'
import { NextIntlClientProvider } from 'next-intl'
import type { LeadEvent } from '@/lib/leads/schema'
import type { SentMail } from '@/lib/outbox/queries'
import type { PaymentEvent } from '@/lib/payments/admin/schema'
import { LeadHistory } from './lead-history'
import { messagesOf } from '@/lib/i18n/translator'

const af = messagesOf('af')
const en = messagesOf('en')

const at = (minute: number) => `2026-11-21T12:${String(minute).padStart(2, '0')}:00.000Z`

const noted = (minute: number): LeadEvent => ({
  ...{ id: `note ${minute}`, kind: 'note', otherId: null, before: null, after: null },
  ...{ note: 'Pays on Friday.', actor: 'anna@example.org', createdAt: at(minute) },
})

const paid = (
  kind: PaymentEvent['kind'],
  minute: number,
  fields: Partial<PaymentEvent> = {},
): PaymentEvent => ({
  ...{
    paymentId: '00000000-0000-4000-8000-000000000001',
    kind,
    createdAt: at(minute),
    actor: 'anna@example.org',
  },
  ...{
    amount: '2500.00',
    receivedOn: null,
    instalments: null,
    purpose: 'deposit',
    level: 1,
    description: null,
  },
  ...fields,
})

const everyKind: PaymentEvent[] = [
  paid('plan-ended', 32, { actor: 'payfast' }),
  paid('plan-begun', 31, { amount: '1980.00', instalments: 12 }),
  paid('cancelled', 30, { actor: null }),
  paid('cancelled', 29),
  paid('failed', 28, { actor: null }),
  paid('complete', 27, { actor: null }),
  paid('moved-out', 26, { amount: '100.00' }),
  paid('moved-in', 25, { amount: '100.00' }),
  paid('correction', 24, { amount: '-10.50' }),
  paid('refund', 23, { amount: '99.00', receivedOn: '2026-11-20' }),
  paid('transfer', 22, { amount: '2500.00', receivedOn: '2026-11-19' }),
  paid('card', 21, { actor: 'system' }),
  paid('requested', 20, { actor: 'system', purpose: 'other', level: null, description: 'Books' }),
]

function show(
  language: 'en' | 'af',
  {
    events = [],
    others,
    replyButton,
  }: { events?: LeadEvent[]; others: (PaymentEvent | SentMail)[] | null; replyButton?: string },
) {
  render(
    <NextIntlClientProvider locale={language} messages={language === 'en' ? en : af} timeZone="UTC">
      <LeadHistory events={events} others={others} names={new Map()} replyButton={replyButton} />
    </NextIntlClientProvider>,
  )
  return screen.queryAllByRole('listitem').map((item) => item.textContent!.replaceAll('\u00a0', ' '))
}

test.each([
  [
    'en',
    [
      'PayFast ended the monthly plan for Level 1',
      'anna@example.org set up a monthly plan for Level 1: 12 instalments of R1 980',
      'The payer cancelled the payment of R2 500 on PayFast’s page: Deposit for Level 1',
      'anna@example.org cancelled the payment of R2 500: Deposit for Level 1',
      'A card payment failed: Deposit for Level 1',
      'R2 500 is paid in full: Deposit for Level 1',
      'anna@example.org moved R100 to another payment from Deposit for Level 1',
      'anna@example.org moved R100 from another payment to Deposit for Level 1',
      'anna@example.org recorded a correction of −R10,50: Deposit for Level 1',
      'anna@example.org recorded a refund of R99 (refunded on 20 Nov 2026): Deposit for Level 1',
      'anna@example.org recorded a bank transfer of R2 500 (received on 19 Nov 2026): Deposit for Level 1',
      'R2 500 was paid by card: Deposit for Level 1',
      'System requested payment of R2 500: Books',
    ],
  ],
  [
    'af',
    [
      'PayFast het die paaiementplan vir vlak 1 beëindig',
      'anna@example.org het ’n paaiementplan vir vlak 1 opgestel: 12 paaiemente van R1 980',
      'Die betaler het die betaling van R2 500 op PayFast se bladsy gekanselleer: Deposito vir vlak 1',
      'anna@example.org het die betaling van R2 500 gekanselleer: Deposito vir vlak 1',
      '’n Kaartbetaling het misluk: Deposito vir vlak 1',
      'R2 500 is ten volle betaal: Deposito vir vlak 1',
      'anna@example.org het R100 na ’n ander betaling oorgedra van Deposito vir vlak 1',
      'anna@example.org het R100 van ’n ander betaling oorgedra na Deposito vir vlak 1',
      'anna@example.org het ’n regstelling van −R10,50 aangeteken: Deposito vir vlak 1',
      'anna@example.org het ’n terugbetaling van R99 aangeteken (terugbetaal op 20 Nov. 2026): Deposito vir vlak 1',
      'anna@example.org het ’n bankoorplasing van R2 500 aangeteken (ontvang op 19 Nov. 2026): Deposito vir vlak 1',
      'R2 500 is per kaart betaal: Deposito vir vlak 1',
      'Stelsel het betaling van R2 500 versoek: Books',
    ],
  ],
] as const)('in %s every event of a payment is a sentence with a link to it', (language, sentences) => {
  const items = show(language, { others: everyKind })
  expect(items.map((text) => text.split(' · ')[0])).toEqual(sentences)
  const path = `${language === 'af' ? '/af' : ''}/admin/payments/00000000-0000-4000-8000-000000000001`
  for (const item of screen.getAllByRole('listitem'))
    expect(within(item).getByRole('link')).toHaveAttribute('href', path)
})

test('events of the lead and of its payments are in one order, the newest first', () => {
  const items = show('en', {
    events: [noted(40), noted(10)],
    others: [paid('complete', 30), paid('requested', 20)],
  })
  expect(items.map((text) => /note|paid in full|requested/.exec(text)?.[0])).toEqual([
    'note',
    'paid in full',
    'requested',
    'note',
  ])
})

test('without the payment events the rest is shown, with a notice of the gap', () => {
  expect(show('en', { events: [noted(1)], others: null })).toHaveLength(1)
  expect(screen.getByText(/The history of payments and e-mails could not be loaded/)).toBeInTheDocument()
  expect(screen.queryByText('No activity yet.')).toBeNull()
})

const mail = (fields: Partial<SentMail>): SentMail => ({
  ...{ id: 'mail', kind: 'lead-answer', recipient: 'thandi@example.org', language: 'af', state: 'sent' },
  ...{ attempts: 1, lastError: null, createdAt: at(5), settledAt: at(5), nextAttemptAt: at(5) },
  ...{ subject: 'Jou navraag', text: 'Beste Thandi\n<b>[link]</b>', writtenBy: null },
  ...fields,
})

test('a sent message can be opened as text in its language, and a failed one says so', () => {
  const failed = { id: 'failed', state: 'failed', createdAt: at(4), lastError: '550 No such user' } as const
  const items = show('en', { others: [mail({}), mail({ ...failed, subject: null, text: null })] })
  expect(items).toEqual([
    expect.stringContaining('E-mail to thandi@example.org: Answer to an enquiry · Sent · '),
    expect.stringMatching(/Answer to an enquiry · Failed · /),
  ])
  const [opened, ...others] = screen.getAllByRole('group')
  expect(others).toEqual([])
  expect(opened).toHaveAttribute('lang', 'af')
  expect(within(opened!).getByText('Jou navraag').tagName).toBe('SUMMARY')
  expect(opened).toHaveTextContent('<b>[link]</b>')
})

test('a letter names its writer, and its reply can be recorded at the newest one sent, until it is', () => {
  const letter = (minute: number, fields: Partial<SentMail> = {}) =>
    mail({ id: `m${minute}`, createdAt: at(minute), writtenBy: 'anna@example.org', ...fields })
  const others = [letter(9, { state: 'failed' }), letter(8), letter(7), mail({ createdAt: at(10) })]
  const items = show('en', { others, replyButton: 'PRESS' })
  expect(items[1]).toContain('anna@example.org wrote to thandi@example.org · Failed')
  expect(items.map((text) => text.includes('PRESS'))).toEqual([false, false, true, false])
  cleanup()
  const replied: LeadEvent = { ...noted(11), kind: 'replied', note: null }
  const answered = show('en', { events: [replied], others, replyButton: 'PRESS' })
  expect(answered[0]).toContain('anna@example.org recorded a reply')
  expect(answered.join()).not.toContain('PRESS')
})

test('an empty history says so', () => {
  expect(show('en', { others: [] })).toEqual([])
  expect(screen.getByText('No activity yet.')).toBeInTheDocument()
})
