/** Payments on their lead's page: history, status, erasure. */
import { axeViolations, horizontalOverflow } from '../support/axe'
import { newEmail, selectRows, unique } from '../support/data'
import { newEnquiry, storeEnquiries } from '../support/leads'
import { entryRows, moneyForm, openPayment, openStep } from '../support/payment-office'
import { asAdmin, askForPayment, entriesOf, recordTransfer, setPaymentState } from '../support/payments'
import { type Page, expect, makeAccount, signIn, test } from '../support/test'

/** The history without e-mails, which arrive at varying times. */
const history = (page: Page, name = 'History') =>
  page
    .getByRole('region', { name })
    .getByRole('listitem')
    .filter({ hasNotText: /E-(mail to|pos aan) / })

test('a lead’s history lists the events of its payments with links, in both languages @wide', async ({
  page,
}) => {
  const staff = process.env.STAFF_EMAIL!
  const [lead_id] = await storeEnquiries(newEnquiry())
  const { id } = await askForPayment({ lead_id })
  await recordTransfer(id, '1000')
  await signIn(page, undefined, `/admin/leads/${lead_id}`)
  const field = page.getByLabel('What was said, what was agreed')
  await field.fill(`Pays the rest on Friday. ${unique()}`)
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByText('Saved.')).toBeVisible()
  await setPaymentState(id, 'failed')
  await recordTransfer(id, '1500')
  await page.reload()
  await expect(history(page)).toHaveText([
    /^R2\s500 is paid in full: Deposit for Level\s1/,
    new RegExp(`^${staff} recorded a bank transfer of R1\\s500 \\(received on 31 Jan 2026\\): Deposit`),
    /^A card payment failed: Deposit for Level\s1/,
    new RegExp(`^${staff} added a note`),
    new RegExp(`^${staff} recorded a bank transfer of R1\\s000`),
    new RegExp(`^${staff} requested payment of R2\\s500: Deposit for Level\\s1`),
  ])
  for (const width of [1280, 360]) {
    await page.setViewportSize({ width, height: 900 })
    expect(await axeViolations(page)).toEqual([])
    expect(await horizontalOverflow(page)).toEqual([])
  }

  const [statement] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Statement (PDF)' }).click(),
  ])
  expect(statement.suggestedFilename()).toMatch(/^statement-\d{4}-\d\d-\d\d\.pdf$/)
  await expect(page.getByRole('link', { name: 'Ask for a payment' })).toHaveAttribute(
    'href',
    `/admin/payments/new?lead=${lead_id}`,
  )
  await page.getByRole('button', { name: 'Enrol', exact: true }).click()
  await expect(page.getByRole('status').getByRole('link', { name: 'View student' })).toBeVisible()
  expect((await selectRows(`leads?id=eq.${lead_id}`))[0]!.status).toBe('enrolled')
  await expect(history(page).nth(1)).toContainText('changed the status from New to Enrolled')

  await page.goto(`/af/admin/leads/${lead_id}`)
  // Above it are the plan and the status.
  await expect(history(page, 'Geskiedenis').nth(2)).toHaveText(
    /^R2\s500 is ten volle betaal: Deposito vir vlak\s1/,
  )
  await history(page, 'Geskiedenis').nth(3).getByRole('link').focus()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(`/af/admin/payments/${id}`)
})

test('after an erasure the history has no payments; an editor sees neither @wide', async ({
  page,
  browser,
}) => {
  const [person, payer] = [newEnquiry(), newEmail()]
  const [lead_id] = await storeEnquiries(person)
  const { id } = await askForPayment({ lead_id, email: payer })
  await setPaymentState(id, 'complete')
  const editor = await browser.newPage()
  await signIn(editor, await makeAccount('editor'), `/admin/leads/${lead_id}`)
  await expect(editor.getByRole('heading', { level: 1 })).toBeVisible()
  const seen = await editor.content()
  // Non-breaking spaces, literal or as &nbsp;.
  for (const words of [/R2(?:\s|&nbsp;)500/, /Deposit for Level \d/, id]) expect(seen).not.toMatch(words)
  await editor.close()
  await signIn(page, undefined, `/admin/leads/${lead_id}`)
  await expect(history(page)).toHaveCount(3)
  await asAdmin('erase_person', { address: payer })
  await page.reload()
  await expect(page.getByRole('region', { name: 'History' })).toContainText('No activity yet.')
  await expect(page.getByText('No payments yet.')).toBeVisible()
})

test('money for a cancelled payment is moved to another payment of the same person @wide', async ({
  page,
}) => {
  const email = newEmail()
  const { id } = await askForPayment({ email })
  const { id: other } = await askForPayment({ email, amount: '1980.00', purpose: 'instalment' })
  await recordTransfer(id, '1000')
  await openPayment(page, id)
  await expect(page.locator('summary', { hasText: 'Move to another payment' })).toHaveCount(0)
  await asAdmin('cancel_payment', { payment_id: id })
  await page.reload()
  await openStep(page, 'Move to another payment')
  const form = moneyForm(page, 'Move the money')
  await form.getByLabel('Which money').selectOption('R1\u00a0000 that counts towards this payment')
  await form.getByLabel('To which payment').selectOption({ index: 1 })
  await form.getByRole('button', { name: 'Move the money' }).click()
  await expect(page.getByText('The money is moved.')).toBeVisible()
  await expect(entryRows(page)).toHaveText([/Bank transfer.*R1\s000/s, /Moved.*−R1\s000/s])
  expect((await entriesOf(other)).map(({ kind, amount }) => [kind, Number(amount)])).toEqual([
    ['correction', 1000],
  ])
  await page.goto(`/admin/payments/${other}`)
  await expect(entryRows(page)).toHaveText([/Moved.*R1\s000/s])
})
