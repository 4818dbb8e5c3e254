/** A monthly plan, from the office to its end at PayFast. */
import { newEmail, unique } from '../support/data'
import { mailTo } from '../support/mail'
import { makeLink, openStep } from '../support/payment-office'
import { lookUp } from '../support/privacy'
import { chargeAtPayfast, payAtPayfast } from '../support/payfast'
import { asAdmin, factOf } from '../support/payments'
import { type Page, expect, signIn, test, waitForHydration } from '../support/test'

/** Expects the states of a plan's payments, deposit first, once notifications are processed. */
async function expectStates(page: Page, states: string[]) {
  await expect(async () => {
    await page.reload()
    const rows = page.getByRole('list', { name: 'Monthly plan' }).getByRole('listitem')
    await expect(rows).toHaveText(
      states.map((state) => new RegExp(`${state}$`)),
      { timeout: 1000 },
    )
  }).toPass({ timeout: 15_000 })
}

test('a deposit and instalments are charged, one fails, and PayFast cancels the subscription', async ({
  page,
  browser,
}) => {
  const [email, surname] = [newEmail(), unique()]
  await signIn(page, undefined, '/admin/payments/new')
  const create = page.getByRole('button', { name: 'Create payment request' })
  await waitForHydration(create)
  for (const [label, text] of [
    ['First name', 'Sipho'],
    ['Surname', surname],
    ['E-mail address', email],
  ] as const)
    await page.getByLabel(label).fill(text)
  await page.getByLabel('Language', { exact: true }).selectOption('English')
  await page.getByLabel('Monthly plan').check()
  await page.getByLabel('Level', { exact: true }).selectOption('Level 1')
  await expect(page.getByLabel('Deposit in rand')).toHaveValue('2500')
  await expect(page.getByLabel('Each month, in rand')).toHaveValue('1980')
  await expect(page.getByLabel('Number of instalments')).toHaveValue('12')
  await expect(page.getByLabel('PayFast charges the card each month')).toBeChecked()
  await page.getByLabel('Number of instalments').fill('3')
  await create.click()
  await expect(page).toHaveURL(/\/admin\/payments\/[\da-f-]{36}$/)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Sipho ${surname}`)
  await expect(page.getByText('PayFast starts charging it once a payment is made by card')).toBeVisible()
  await expectStates(page, ['Outstanding', 'Outstanding', 'Outstanding', 'Outstanding'])

  const student = await browser.newPage()
  await student.goto(await makeLink(page))
  await expect(factOf(student, 'Monthly plan')).toContainText('Then 3 × R1\u00a0980 a month from')
  await expect(student.getByText('PayFast then charges the instalments of R1\u00a0980')).toBeVisible()
  const subscription = await payAtPayfast(student, 'Pay')
  await expect(student.getByRole('heading', { name: 'Payment completed successfully' })).toBeVisible({
    timeout: 15_000,
  })
  await student.close()
  await expectStates(page, ['Paid', 'Outstanding', 'Outstanding', 'Outstanding'])
  await expect(page.getByText('PayFast is charging it.')).toBeVisible()

  await chargeAtPayfast(subscription, 'pay')
  await expectStates(page, ['Paid', 'Paid', 'Outstanding', 'Outstanding'])
  await mailTo(email, /R1\s980 received/)
  await chargeAtPayfast(subscription, 'fail')
  await expectStates(page, ['Paid', 'Paid', 'Failed', 'Outstanding'])
  await chargeAtPayfast(subscription, 'pay')
  await expectStates(page, ['Paid', 'Paid', 'Paid', 'Outstanding'])

  const desk = await page.context().newPage()
  await desk.goto('/admin/privacy')
  await lookUp(desk, email)
  await expect(desk.getByText('Cancel the subscription with PayFast first')).toBeVisible()
  await desk.close()

  await chargeAtPayfast(subscription, 'cancel')
  await expect(async () => {
    await page.reload()
    await expect(page.getByText(/Ended on .+ by PayFast\./)).toBeVisible({ timeout: 1000 })
  }).toPass({ timeout: 15_000 })
  await expectStates(page, ['Paid', 'Paid', 'Paid', 'Outstanding'])
  await expect(page.locator('summary', { hasText: 'End the plan' })).toHaveCount(0)
  const entries = page.getByRole('table', { name: 'Transactions' }).getByRole('row')
  await expect(entries.nth(1)).toContainText('R2\u00a0500')
})

test('a plan of separate requests shows request and reminder dates by the office’s settings @wide', async ({
  page,
}) => {
  const id = crypto.randomUUID()
  const fields = {
    ...{
      first_name: 'Lerato',
      surname: unique(),
      email: newEmail(),
      language: 'en',
      level: 1,
      way: 'single',
    },
    ...{ deposit: '2500', deposit_due_on: '2099-01-15' },
    ...{ instalments: 2, recurring_amount: '1980', first_due_on: '2099-02-15' },
  }
  await asAdmin('create_payment_plan', { payment_id: id, fields })
  await asAdmin('ask_payment', { payment_id: id, by_mail: false })
  await signIn(page, undefined, `/admin/payments/${id}`)
  await expect(
    page.getByText('We send a payment request three days before each instalment is due.'),
  ).toBeVisible()
  const rows = page.getByRole('list', { name: 'Monthly plan' }).getByRole('listitem')
  await expect(rows).toContainText([
    'Reminders to be sent on 12 Jan 2099, 18 Jan 2099, ',
    'Request to be sent on 12 Feb 2099 · Reminders to be sent on 18 Feb 2099, ',
    'Request to be sent on 12 Mar 2099',
  ])
  try {
    await page.goto('/admin/payments')
    await waitForHydration(page.getByLabel('Name, e-mail, reference'))
    await openStep(page, 'Reminders')
    const days = page.getByLabel('Days on which people are reminded')
    await expect(days).toHaveValue('-3, 3, 10, 20')
    await days.fill('5, 99')
    await page.getByRole('button', { name: 'Save', exact: true }).click()
    await expect(days).toHaveAccessibleDescription(/Type at most ten whole numbers/)
    await expect(days).toHaveValue('5, 99')
    await days.fill('5')
    await page.getByRole('button', { name: 'Save', exact: true }).click()
    await expect(page.getByText('Saved.')).toBeVisible()
    await page.goto(`/af/admin/payments/${id}`)
    await expect(page.getByRole('region', { name: 'Boodskappe gestuur' })).toContainText(
      'Herinnering word op 20 Jan. 2099 gestuur',
    )
  } finally {
    await asAdmin('set_payment_reminder_days', { given: [-3, 3, 10, 20] })
  }
})
