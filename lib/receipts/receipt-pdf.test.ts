import { writeFileSync } from 'node:fs'
import { contentOf } from '@/lib/content/content'
import { organisation as published } from '@/lib/content/organisation'
import { readPdf } from '@/tests/read-pdf'
import { type ReceiptedPayment } from './receipt'
import { makeReceipt } from './receipt-pdf'

const { organisation } = contentOf({}, '2026-11-21')

const payment: ReceiptedPayment = {
  first_name: 'Thandi',
  surname: 'Jacobs',
  purpose: 'deposit',
  level: 1,
  description: null,
  amount: '2500.00',
  reference: '7KX2M9QA',
  receipt: { year: 2026, number: 1, issued_at: '2026-11-21T22:30:00.000Z', issuer: null },
  received_on: '2026-11-20',
  methods: ['transfer'],
  plan_outstanding: '23760.00',
}

const read = async (given: Partial<ReceiptedPayment> = {}, language: 'en' | 'af' = 'en') => {
  const all = { ...payment, ...given }
  const bytes = await makeReceipt(all, language, all.receipt.issuer ?? organisation)
  if (process.env.RECEIPT_OUT) writeFileSync(`${process.env.RECEIPT_OUT}/receipt-${language}.pdf`, bytes)
  return readPdf(bytes)
}

/** The values of the rows by their labels. */
function facts({ tagged }: { tagged: readonly { tag: string; text: string }[] }) {
  const cells = tagged.filter(({ tag }) => tag === 'TH' || tag === 'TD').map(({ text }) => text)
  return Object.fromEntries(cells.flatMap((label, index) => (index % 2 ? [] : [[label, cells[index + 1]]])))
}

test('a receipt says who received what from whom, and for what', async () => {
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

test('it is in the language of the person, and leaves out what nobody knows', async () => {
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

test('it has the organisation as it was when it was issued, with its VAT number', async () => {
  const issuer = { ...published, legalName: 'The Former Institute', vatNumber: '4123456789' }
  const { pages } = await read({ receipt: { ...payment.receipt, issuer } })
  expect(pages[0]!.text).toContain('The Former Institute')
  expect(pages[0]!.text).toContain('VAT number 4123456789')
  expect(pages[0]!.text).not.toContain('Not registered')
}, 30_000)

test('the longest texts fit on its page', async () => {
  const long = 'Wa'.repeat(50)
  const { pages } = await read({ first_name: long, surname: long, purpose: 'other', description: long })
  expect(pages).toHaveLength(1)
}, 30_000)
