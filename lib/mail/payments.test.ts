import { contentOf } from '@/lib/content/content'
import type { Locale } from '@/lib/i18n/routing'
import { readPdf } from '@/tests/read-pdf'
import type { MailKindName } from './registry'
import { writeMail } from './render'

const content = contentOf({}, '2026-11-21')
const { organisation } = content
const write = (kind: MailKindName, data: unknown, language: Locale) =>
  writeMail(kind, data, language, content)

/** All links of a part. */
const addresses = (html: string) => [...html.matchAll(/href="([^"]*)"/g)].map(([, address]) => address!)

const payment = {
  token: 'a.b',
  first_name: 'Thandi',
  surname: 'Jacobs',
  purpose: 'deposit',
  level: 1,
  description: null,
  amount: '2500.00',
  paid: '0',
  outstanding: '2500.00',
  due_on: '2026-11-21',
  reference: '7KX2M9QA',
  is_overdue: false,
  late_reminder: 1,
  completed_on: null,
  receipt: null,
  plan_outstanding: '23760.00',
}

/** A text with non-breaking spaces made ordinary. */
const plain = (text: string) => text.replaceAll('\u00a0', ' ')

test.each([
  [
    'en',
    'R2 500 due on 21 November 2026',
    'Please pay the deposit for Level 1, R2 500, on or before 21 November 2026.',
    'For a bank transfer, use exactly this reference: 7KX2M9QA.',
    'If someone sends you other bank details',
  ],
  [
    'af',
    'R2 500 betaalbaar op 21 November 2026',
    'Betaal asseblief die deposito vir vlak 1, R2 500, voor of op 21 November 2026.',
    'Gebruik vir ’n bankoorplasing presies hierdie verwysing: 7KX2M9QA.',
    'As iemand ander bankbesonderhede vir jou stuur',
  ],
] as const)(
  'a request names the amount, purpose and due day, and links to its page: %s',
  async (...expected) => {
    const [language, title, ...sentences] = expected
    const { subject, html, text } = await write('payment-request', payment, language)
    expect(plain(subject)).toBe(title)
    for (const sentence of sentences) expect(plain(text).replaceAll('\n', ' ')).toContain(sentence)
    expect(addresses(html)).toContainEqual(expect.stringMatching(/\/pay\/a\.b$/))
  },
)

test('a request or reminder names the outstanding amount, not the paid part', async () => {
  const { subject, text } = await write('payment-request', { ...payment, outstanding: '500.50' }, 'en')
  expect(plain(subject)).toBe('R500,50 due on 21 November 2026')
  expect(text).not.toMatch(/R2\s500/)
})

test('a reminder is friendly before the due day, and asks for the proof of payment after it', async () => {
  const [before, after] = await Promise.all(
    [false, true].map((is_overdue) => write('payment-reminder', { ...payment, is_overdue }, 'en')),
  )
  expect(plain(before!.subject)).toBe('Reminder: R2 500 is due on 21 November 2026')
  expect(before!.text).not.toContain('difficult')
  expect(plain(after!.subject)).toBe('Reminder: R2 500 was due on 21 November 2026')
  expect(after!.text.replaceAll('\n', ' ')).toContain(
    'We have not yet received this amount. If you have paid, please send us the proof of payment.',
  )
  expect(plain(after!.text)).toContain('The amount is for the Level 1 deposit.')
  expect(addresses(after!.html)).toContain(`tel:${organisation.phone.e164}`)
})

test.each(['en', 'af'] as const)('each reminder has its own polite text: %s', async (language) => {
  const written = await Promise.all(
    [1, 2, 3].map((late_reminder) =>
      write('payment-reminder', { ...payment, is_overdue: true, late_reminder }, language),
    ),
  )
  written.push(await write('payment-reminder', payment, language))
  expect(new Set(written.map(({ subject }) => subject)).size).toBe(4)
  expect(new Set(written.map(({ text }) => text)).size).toBe(4)
  for (const { text } of written) {
    expect(text).toMatch(/R2\s500/)
    expect(text).toMatch(/please|asseblief/i)
  }
})

test("a payment for another purpose is described in the office's words", async () => {
  const other = { ...payment, purpose: 'other', level: null, description: 'Books <b>' }
  const { html, text } = await write('payment-request', other, 'en')
  expect(plain(text)).toContain('Please pay Books <b>, R2 500')
  expect(html).not.toContain('<b>')
})

const receipt = { year: 2026, number: 7, issued_at: '2026-11-21T22:30:00+00:00', issuer: null }

test('money that completes a payment gets thanks, with the receipt attached', async () => {
  const { subject, text, attachments } = await write('payment-receipt', { ...payment, receipt }, 'af')
  expect(plain(subject)).toBe('Kwitansie 2026-0007: R2 500 ontvang')
  expect(plain(text).replaceAll('\n', ' ')).toContain(
    'Dankie. Ons het op 22 November 2026 R2 500 vir die deposito van vlak 1 ontvang. Jou kwitansie is aangeheg. Uitstaande: R23 760.',
  )
  expect(attachments).toMatchObject([{ name: 'receipt-2026-0007.pdf', type: 'application/pdf' }])
  const { info, pages } = await readPdf(await attachments![0]!.make())
  expect(info.Title).toBe('Kwitansie 2026-0007')
  expect(pages).toHaveLength(1)
}, 30_000)

test.each([
  ['en', '1000.00', 'We refunded R1 000 on 3 December 2026. This concerns the Level 1 deposit.'],
  ['af', '1000.00', 'Ons het op 3 Desember 2026 R1 000 terugbetaal. Dit gaan oor die deposito van vlak 1.'],
  ['en', '-1000.00', 'A refund of R1 000 was recorded, but was not made.'],
] as const)(
  'who was paid back gets a credit note: %s, %s',
  async (language, amount, words) => {
    const credit_note = { ...receipt, amount, paid_on: '2026-12-03' }
    const { subject, text, attachments } = await write(
      'payment-credit-note',
      { ...payment, credit_note },
      language,
    )
    expect(plain(subject)).toContain('2026-0007')
    expect(plain(text).replaceAll('\n', ' ')).toContain(words)
    expect(attachments).toMatchObject([{ name: 'credit-note-2026-0007.pdf', type: 'application/pdf' }])
    const { info } = await readPdf(await attachments![0]!.make())
    expect(info.Title).toBe(language === 'en' ? 'Credit note 2026-0007' : 'Kredietnota 2026-0007')
  },
  30_000,
)

test('a receipt message is not written without a receipt', async () => {
  await expect(write('payment-receipt', payment, 'en')).rejects.toThrow()
})

test('an admin reads which checks of a notification failed, and the expected values', async () => {
  const notification = {
    payment_id: '5f0c6f7e-2f7c-4f0e-9a39-0d2f4f1f7a11',
    reference: '7KX2M9QA',
    received_at: '2026-11-23T06:05:00+00:00',
    status: 'complete',
    amount: '250.00',
    problems: ['signature', 'amount'],
    expected: ['2500.00', '1980'],
  }
  const { html, text } = await write('payment-problem', notification, 'en')
  for (const words of [
    'signature is not right',
    'does not match the payment request',
    'R250',
    'R2 500 or R1 980',
    '7KX2M9QA',
  ])
    expect(plain(text)).toContain(words)
  expect(addresses(html)).toEqual([expect.stringMatching(/\/admin\/payments\/notifications$/)])
  const unknown = {
    ...notification,
    payment_id: null,
    reference: null,
    status: null,
    amount: null,
    expected: [],
  }
  const { text: bare } = await write('payment-problem', { ...unknown, problems: ['payment'] }, 'af')
  expect(bare).toContain('geen betaalversoek van ons nie')
  expect(bare).not.toMatch(/Verwag|Bedrag|Verwysing/i)
})
