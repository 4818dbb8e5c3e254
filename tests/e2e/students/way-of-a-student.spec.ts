/** From a paid deposit to a certificate, through three months of bank statements. */
import { type Row, selectRows, unique } from '../support/data'
import { newEnquiry, storeEnquiries } from '../support/leads'
import { openStep } from '../support/payment-office'
import { askForPayment, asAdmin, recordTransfer } from '../support/payments'
import { type Page, expect, makeAccount, signIn, site, test } from '../support/test'
import { wideIf } from '../../scope'
import { dayAfter, today } from '@/lib/dates'

const words = {
  English: {
    prefix: '',
    ...{ enrol: 'Enrol', finish: 'Finish', saved: 'Saved.' },
    ...{
      statement: 'Import a statement',
      file: 'Statement as a CSV, Excel or OFX file',
      check: 'Check file',
    },
    ...{ ours: /^This is the statement of our account/, import: /^Import \d+ lines?$/ },
    ...{ two: '2 new lines were imported.', one: '1 new line was imported. 2 lines were imported before.' },
    ...{ certain: /^Confirm all with matching/, remind: 'Remind all overdue', send: /^Send \d+ reminders?$/ },
    ...{ reminded: /on (?:its|their) way\.$/, promise: 'Record a promise', record: 'Record the promise' },
    ...{ day: 'Promised for', running: 'still open', kept: 'kept', issue: 'Issue the certificate' },
    ...{ page: 'Page to check it', valid: 'This certificate is valid.', gone: 'Not on record' },
  },
  Afrikaans: {
    prefix: '/af',
    ...{ enrol: 'Skryf in', finish: 'Voltooi', saved: 'Gestoor.' },
    ...{ statement: 'Voer ’n staat in', file: 'Staat as CSV-, Excel- of OFX-lêer', check: 'Kontroleer lêer' },
    ...{ ours: /^Dit is die staat van ons rekening/, import: /^Voer \d+ reëls? in$/ },
    ...{ two: '2 nuwe reëls is ingevoer.', one: '1 nuwe reël is ingevoer. 2 reëls is vroeër ingevoer.' },
    ...{ certain: /^Bevestig alles waarvan/, remind: 'Herinner almal met agterstallige betalings' },
    ...{ send: /^Stuur \d+ herinnerings?$/, reminded: /is op pad\.$/, promise: 'Teken ’n belofte aan' },
    ...{ record: 'Teken die belofte aan', day: 'Beloof teen', running: 'nog oop', kept: 'nagekom' },
    ...{ issue: 'Reik die sertifikaat uit', page: 'Bladsy om dit na te gaan' },
    ...{ valid: 'Hierdie sertifikaat is geldig.', gone: 'Nie op rekord nie' },
  },
}
type Words = (typeof words)['English' | 'Afrikaans']

/** A statement as FNB gives it: newest line last, with a running balance. */
function statement(lines: readonly (readonly [day: string, text: string, amount: string])[]) {
  let balance = 0
  const rows = lines.map(([day, text, amount]) => {
    balance += Number(amount)
    return [day, text, amount, balance.toFixed(2)].join(',')
  })
  return Buffer.from(['Date,Description,Amount,Balance', ...rows].join('\n'))
}

async function importStatement(page: Page, text: Words, file: Buffer) {
  await page.goto(`${text.prefix}/admin/books/statements`)
  await openStep(page, text.statement)
  await page
    .getByLabel(text.file)
    .setInputFiles({ name: 'statement.csv', mimeType: 'text/csv', buffer: file })
  await page.getByRole('button', { name: text.check }).click()
  await page.getByLabel(text.ours).check()
  await page.getByRole('button', { name: text.import }).click()
}

for (const [language, text] of Object.entries(words))
  test(`a student is enrolled, pays by bank statement, and gets a certificate: ${language}${wideIf(language !== 'English')}`, async ({
    page,
    other,
  }) => {
    const surname = unique()
    const person = newEnquiry({ surname, language: text.prefix ? 'af' : 'en', interest: 1 })
    const [lead] = await storeEnquiries(person)
    const { email, first_name } = person as Row
    const payer = { first_name, surname, email, lead_id: lead, language: person.language }
    const deposit = await askForPayment(payer)
    await recordTransfer(deposit.id, '2500.00')
    await signIn(page, await makeAccount('office'))
    const press = (name: string | RegExp) => page.getByRole('button', { name, exact: true }).click()

    // One press enrols; the deposit is part of the plan.
    await page.goto(`${text.prefix}/admin/leads/${lead}`)
    const first = dayAfter(today(), -85)
    await page.locator('input[name=firstDueOn]').fill(first)
    await press(text.enrol)
    const enrolments = () => selectRows(`enrolments?lead_id=eq.${lead}&level=eq.1`)
    await expect.poll(enrolments).toHaveLength(1)
    const plan = (await enrolments())[0]!.plan_id
    const payments = await selectRows(`payments?plan_id=eq.${plan}&order=due_on`)
    expect(payments.filter(({ purpose }) => purpose === 'deposit')).toMatchObject([
      { id: deposit.id, status: 'complete' },
    ])
    const due = payments.filter(
      ({ purpose, due_on }) => purpose === 'instalment' && String(due_on) <= today(),
    )
    expect(due).toHaveLength(3)
    // Requested without a message, so that a reminder may follow today; the site itself requests the others.
    await asAdmin('ask_payment', { payment_id: due[2]!.id, by_mail: false })

    // Two of three months are on the statement; the third is missed, reminded and promised.
    const lineOf = ({ due_on, reference, amount_gross }: Row) =>
      [String(due_on), `FNB APP ${String(reference).toLowerCase()}`, Number(amount_gross).toFixed(2)] as const
    await importStatement(page, text, statement(due.slice(0, 2).map(lineOf)))
    await expect(page.getByText(text.two)).toBeVisible()
    await press(text.certain)
    const paid = () => selectRows(`payments?plan_id=eq.${plan}&purpose=eq.instalment&status=eq.complete`)
    await expect.poll(paid).toHaveLength(2)

    await page.goto(`${text.prefix}/admin/payments/owed`)
    await page.getByRole('link', { name: text.remind }).click()
    await expect(page.getByText(surname).first()).toBeVisible()
    await press(text.send)
    await expect(page.getByText(text.reminded)).toBeVisible()
    const [reminder] = await selectRows(
      `mail_messages?kind=eq.payment-reminder&payment_id=eq.${due[2]!.id}&order=created_at.desc`,
    )
    expect(reminder).toMatchObject({ recipient: email, language: person.language })

    await page.goto(`${text.prefix}/admin/payments/${due[2]!.id}`)
    await openStep(page, text.promise)
    const promise = page.locator('form', { has: page.getByRole('button', { name: text.record }) })
    await promise.getByLabel(text.day).fill(dayAfter(today(), 7))
    await press(text.record)
    await expect(page.getByText(text.running)).toBeVisible()

    // The same lines again, and the missing one: only that is new.
    const missing = lineOf({ ...due[2], due_on: today() })
    await importStatement(page, text, statement([...due.slice(0, 2).map(lineOf), missing]))
    await expect(page.getByText(text.one)).toBeVisible()
    await press(text.certain)
    await expect.poll(paid).toHaveLength(3)
    await page.goto(`${text.prefix}/admin/payments/${due[2]!.id}`)
    await expect(page.getByText(text.kept)).toBeVisible()

    // The end: a certificate, checked by somebody who has its address.
    await page.goto(`${text.prefix}/admin/students/${lead}`)
    await openStep(page, text.finish)
    await page
      .locator('form', { has: page.locator('input[name=after][value=finished]') })
      .getByRole('button', { name: text.finish })
      .click()
    await expect(page.getByRole('status').filter({ hasText: text.saved })).toBeVisible()
    await openStep(page, text.issue)
    await press(text.issue)
    const address = (await page.getByRole('link', { name: text.page }).getAttribute('href'))!
    expect(address).toMatch(/\/certificate\/[0-9a-f]{32}$/)
    await other.goto(address)
    await expect(other.getByText(text.valid)).toBeVisible()
    await expect(other.getByText(`${first_name} ${surname}`)).toBeVisible()
    await expect(other.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/)
    const unknown = await other.goto(`${site}${text.prefix}/certificate/${'f'.repeat(32)}`)
    expect(unknown!.status()).toBe(404)
    await expect(other.getByText(text.gone)).toBeVisible()
  })
