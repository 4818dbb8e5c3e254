import { writeFileSync } from 'node:fs'
import { contentOf } from '@/lib/content/content'
import { organisation as sample } from '@/lib/content/documents/organisation'
import { withTexts } from '@/lib/content/localized'
import { readPdf } from '@/tests/read-pdf'
import type { PaymentDocument, ReceiptedPayment } from './receipt'
import { makeDocument } from './receipt-pdf'

const published = withTexts(sample)
const { organisation } = contentOf({}, '2026-11-21')

const receipt = { year: 2026, number: 1, issued_at: '2026-11-21T22:30:00.000Z', issuer: null }

const payment: ReceiptedPayment = {
  first_name: 'Thandi',
  surname: 'Jacobs',
  purpose: 'deposit',
  level: 1,
  description: null,
  amount: '2500.00',
  reference: '7KX2M9QA',
  receipt,
  credit_notes: [],
  received_on: '2026-11-20',
  methods: ['transfer'],
  plan_outstanding: '23760.00',
}

const read = async (
  given: Partial<ReceiptedPayment> = {},
  language: 'en' | 'af' = 'en',
  document: PaymentDocument = given.receipt ?? receipt,
) => {
  const bytes = await makeDocument(
    { ...payment, ...given },
    document,
    language,
    document.issuer ?? organisation,
  )
  if (process.env.RECEIPT_OUT)
    writeFileSync(
      `${process.env.RECEIPT_OUT}/${'amount' in document ? 'credit-note' : 'receipt'}-${language}.pdf`,
      bytes,
    )
  return readPdf(bytes)
}

/** The values of the rows by label. */
function facts({ tagged }: { tagged: readonly { tag: string; text: string }[] }) {
  const cells = tagged.filter(({ tag }) => tag === 'TH' || tag === 'TD').map(({ text }) => text)
  return Object.fromEntries(cells.flatMap((label, index) => (index % 2 ? [] : [[label, cells[index + 1]]])))
}

test('a receipt names the payee, the payer, the amount and the purpose', async () => {
  const { pages, info, tagged, showsTitle } = await read()
  expect(pages).toHaveLength(1)
  expect(pages[0]!.tagged).toContainEqual({ tag: 'H1', text: 'Receipt 2026-0001' })
  expect(facts(pages[0]!)).toEqual({
    Amount: 'R2 500',
    Date: '22 November 2026',
    'Money received on': '20 November 2026',
    'Received from': 'Thandi Jacobs',
    For: 'Deposit for Level 1',
    Reference: '7KX2M9QA',
    'Payment method': 'Bank transfer (EFT)',
    [Object.keys(facts(pages[0]!)).at(-1)!]: 'R23 760',
  })
  for (const words of [
    organisation.name.en,
    `Registration number ${organisation.registrationNumber}`,
    'Not registered for VAT',
    organisation.address.street.en,
  ])
    expect(pages[0]!.text).toContain(words)
  expect(info).toMatchObject({
    Title: 'Receipt 2026-0001',
    Author: organisation.name.en,
    Subject: 'Deposit for Level 1',
    Language: 'en-ZA',
  })
  expect([tagged, showsTitle]).toEqual([true, true])
}, 30_000)

test("it is in the person's language, and leaves out unknown facts", async () => {
  const unknown = { received_on: null, methods: [], plan_outstanding: null, amount: '1980.50' }
  const { pages, info } = await read({ ...unknown, purpose: 'instalment', level: 2 }, 'af')
  expect(info.Language).toBe('af-ZA')
  expect(facts(pages[0]!)).toEqual({
    Bedrag: 'R1 980,50',
    Datum: '22 November 2026',
    'Ontvang van': 'Thandi Jacobs',
    Vir: 'Paaiement vir vlak 2',
    Verwysing: '7KX2M9QA',
  })
}, 30_000)

test('it shows the organisation as of its issue, with its VAT number', async () => {
  const issuer = { ...published, legalName: 'The Former Institute', vatNumber: '4123456789' }
  const { pages } = await read({ receipt: { ...receipt, issuer } })
  expect(pages[0]!.text).toContain('The Former Institute')
  expect(pages[0]!.text).toContain('VAT number 4123456789')
  expect(pages[0]!.text).not.toContain('Not registered')
}, 30_000)

const note = { ...receipt, number: 3, amount: '1000.00', paid_on: '2026-12-03' }

test('after a refund the receipt states the refunded amount and the credit notes', async () => {
  const { pages } = await read({ credit_notes: [note, { ...note, number: 4, amount: '-400.00' }] })
  const rows = facts(pages[0]!)
  expect(rows.Amount).toBe('R2 500')
  expect(rows['Credit note 2026-0003']).toBe('We refunded R1 000 on 3 December 2026.')
  expect(rows['Credit note 2026-0004']).toContain('A refund of R400 was recorded, but was not made')
}, 30_000)

test.each([
  ['en', 'Credit note 2026-0003', 'Refunded to', 'We refunded R1 000 on 3 December 2026.'],
  ['af', 'Kredietnota 2026-0003', 'Terugbetaal aan', 'Ons het op 3 Desember 2026 R1 000 terugbetaal.'],
] as const)(
  "a credit note names the payee and the refunded amount, in the person's language: %s",
  async (...expected) => {
    const [language, title, to, words] = expected
    const { pages, info } = await read({}, language, note)
    expect(info.Title).toBe(title)
    expect(pages).toHaveLength(1)
    const rows = facts(pages[0]!)
    expect(rows).toMatchObject({ [to]: 'Thandi Jacobs' })
    expect(Object.values(rows)).toEqual([
      'R1 000',
      expect.stringMatching(/^22 /),
      'Thandi Jacobs',
      expect.any(String),
      '7KX2M9QA',
    ])
    expect(pages[0]!.text).toContain(words)
  },
  30_000,
)

test('the longest texts fit on the page', async () => {
  const long = 'Wa'.repeat(50)
  const { pages } = await read({ first_name: long, surname: long, purpose: 'other', description: long })
  expect(pages).toHaveLength(1)
}, 30_000)
