/** From a paid deposit to a certificate, through three months of bank statements. */
import { type Row, selectRows, unique } from '../support/data'
import { newEnquiry, storeEnquiries } from '../support/leads'
import { openStep } from '../support/payment-office'
import { askForPayment, asAdmin, recordTransfer } from '../support/payments'
import { type Page, expect, makeAccount, signIn, site, test } from '../support/test'
import { dayAfter, today } from '@/lib/dates'

/** A statement as FNB gives it: newest line last, with a running balance. */
function statement(lines: readonly (readonly [day: string, text: string, amount: string])[]) {
  let balance = 0
  const rows = lines.map(([day, text, amount]) => {
    balance += Number(amount)
    return [day, text, amount, balance.toFixed(2)].join(',')
  })
  return Buffer.from(['Date,Description,Amount,Balance', ...rows].join('\n'))
}

async function importStatement(page: Page, file: Buffer) {
  await page.goto('/admin/books/statements')
  await openStep(page, 'Import a statement')
  await page
    .getByLabel('Statement as a CSV, Excel or OFX file')
    .setInputFiles({ name: 'statement.csv', mimeType: 'text/csv', buffer: file })
  await page.getByRole('button', { name: 'Check file' }).click()
  await page.getByLabel(/^This is the statement of our account/).check()
  await page.getByRole('button', { name: /^Import \d+ lines?$/ }).click()
}

test('a student is enrolled, pays by bank statement, and gets a certificate', async ({ page, other }) => {
  const surname = unique()
  const person = newEnquiry({ surname, language: 'en', interest: 1 })
  const [lead] = await storeEnquiries(person)
  const { email, first_name } = person as Row
  const payer = { first_name, surname, email, lead_id: lead, language: person.language }
  const deposit = await askForPayment(payer)
  await recordTransfer(deposit.id, '2500.00')
  await signIn(page, await makeAccount('office'))
  const press = (name: string | RegExp) => page.getByRole('button', { name, exact: true }).click()

  // One press enrols; the deposit is part of the plan.
  await page.goto(`/admin/leads/${lead}`)
  const first = dayAfter(today(), -85)
  await page.locator('input[name=firstDueOn]').fill(first)
  await press('Enrol')
  const enrolments = () => selectRows(`enrolments?lead_id=eq.${lead}&level=eq.1`)
  await expect.poll(enrolments).toHaveLength(1)
  const plan = (await enrolments())[0]!.plan_id
  const payments = await selectRows(`payments?plan_id=eq.${plan}&order=due_on`)
  expect(payments.filter(({ purpose }) => purpose === 'deposit')).toMatchObject([
    { id: deposit.id, status: 'complete' },
  ])
  const due = payments.filter(({ purpose, due_on }) => purpose === 'instalment' && String(due_on) <= today())
  expect(due).toHaveLength(3)
  // Requested without a message, so that a reminder may follow today; the site itself requests the others.
  await asAdmin('ask_payment', { payment_id: due[2]!.id, by_mail: false })

  // Two of three months are on the statement; the third is missed, reminded and promised.
  const lineOf = ({ due_on, reference, amount_gross }: Row) =>
    [String(due_on), `FNB APP ${String(reference).toLowerCase()}`, Number(amount_gross).toFixed(2)] as const
  await importStatement(page, statement(due.slice(0, 2).map(lineOf)))
  await expect(page.getByText('2 new lines were imported.')).toBeVisible()
  await press(/^Confirm all with matching/)
  const paid = () => selectRows(`payments?plan_id=eq.${plan}&purpose=eq.instalment&status=eq.complete`)
  await expect.poll(paid).toHaveLength(2)

  await page.goto('/admin/payments/owed')
  await page.getByRole('link', { name: 'Remind all overdue' }).click()
  await expect(page.getByText(surname).first()).toBeVisible()
  await press(/^Send \d+ reminders?$/)
  await expect(page.getByText(/on (?:its|their) way\.$/)).toBeVisible()
  const [reminder] = await selectRows(
    `mail_messages?kind=eq.payment-reminder&payment_id=eq.${due[2]!.id}&order=created_at.desc`,
  )
  expect(reminder).toMatchObject({ recipient: email, language: person.language })

  await page.goto(`/admin/payments/${due[2]!.id}`)
  await openStep(page, 'Record a promise')
  const promise = page.locator('form', { has: page.getByRole('button', { name: 'Record the promise' }) })
  await promise.getByLabel('Promised for').fill(dayAfter(today(), 7))
  await press('Record the promise')
  await expect(page.getByText('still open')).toBeVisible()

  // The same lines again, and the missing one: only that is new.
  const missing = lineOf({ ...due[2], due_on: today() })
  await importStatement(page, statement([...due.slice(0, 2).map(lineOf), missing]))
  await expect(page.getByText('1 new line was imported. 2 lines were imported before.')).toBeVisible()
  await press(/^Confirm all with matching/)
  await expect.poll(paid).toHaveLength(3)
  await page.goto(`/admin/payments/${due[2]!.id}`)
  await expect(page.getByText('kept')).toBeVisible()

  // The end: a certificate, checked by somebody who has its address.
  await page.goto(`/admin/students/${lead}`)
  await openStep(page, 'Finish')
  await page
    .locator('form', { has: page.locator('input[name=after][value=finished]') })
    .getByRole('button', { name: 'Finish' })
    .click()
  await openStep(page, 'Issue the certificate')
  await press('Issue the certificate')
  const address = (await page.getByRole('link', { name: 'Page to check it' }).getAttribute('href'))!
  expect(address).toMatch(/\/certificate\/[0-9a-f]{32}$/)
  await other.goto(address)
  await expect(other.getByText('This certificate is valid.')).toBeVisible()
  await expect(other.getByText(`${first_name} ${surname}`)).toBeVisible()
  await expect(other.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/)
  const unknown = await other.goto(`${site}/certificate/${'f'.repeat(32)}`)
  expect(unknown!.status()).toBe(404)
  await expect(other.getByText('Not on record')).toBeVisible()
})
