import { axeViolations, horizontalOverflow } from '../support/axe'
import { newEmail, newPhone, selectRows, unique } from '../support/data'
import { mailTo } from '../support/mail'
import { asServiceRole, expect, makeAccount, signIn, test } from '../support/test'

/** Stores an enquiry with an undeliverable message only. */
async function storeFailure(problem: string) {
  const recipient = newEmail()
  const [submission]: { id: string }[] = await asServiceRole('landing_form_submissions', {
    method: 'POST',
    body: { first_name: 'Naomi', surname: unique(), email: recipient, phone: newPhone(), language: 'en' },
  })
  await asServiceRole('mail_messages', {
    method: 'POST',
    body: {
      kind: 'lead-answer',
      recipient,
      language: 'en',
      submission_id: submission!.id,
      dedupe_key: crypto.randomUUID(),
      state: 'failed',
      attempts: 7,
      last_error: problem,
      settled_at: new Date().toISOString(),
    },
  })
  return recipient
}

const stateOf = async (recipient: string) =>
  (await selectRows(`mail_messages?recipient=eq.${encodeURIComponent(recipient)}`))[0]?.state

test('the dashboard shows an undelivered message until it is retried or resolved', async ({ page }) => {
  const [again, over] = [
    await storeFailure('421 Try later'),
    await storeFailure('550 No such user <b>here</b>'),
  ]
  await signIn(page, await makeAccount('admin'), '/admin/dashboard')
  const line = page.getByRole('list', { name: 'To do today' }).getByRole('listitem')
  await expect(line.filter({ hasText: 'could not be delivered' })).toBeVisible()
  await page.getByRole('link', { name: 'View messages' }).click()
  await expect(page.getByRole('heading', { name: 'Mail', level: 1 })).toBeVisible()
  await expect(page.getByText('550 No such user <b>here</b>')).toBeVisible()
  expect(await axeViolations(page)).toEqual([])
  await page.getByRole('button', { name: `Try again: Answer to an enquiry to ${again}` }).click()
  await expect(page.getByText('1 message is being sent again.')).toBeVisible()
  expect((await mailTo(again)).subject).toBe('Your enquiry: brochure and next steps')
  await expect.poll(() => stateOf(again)).toBe('sent')
  await page.getByRole('button', { name: `Mark as resolved: Answer to an enquiry to ${over}` }).click()
  await expect(page.getByText('1 message is marked as resolved.')).toBeVisible()
  expect(await stateOf(over)).toBe('cancelled')
  await page.getByRole('link', { name: /^Sent/ }).click()
  await expect(page.getByText(again)).toBeVisible()
  await expect(page.getByText(over)).toBeHidden()
})

test('an admin sees every message in both languages, readable on a phone, and sends a test @wide', async ({
  page,
}) => {
  const admin = await makeAccount('admin')
  await signIn(page, admin, '/admin/mail')
  const previews = page.getByRole('region', { name: 'Previews' })
  const addresses = await previews
    .getByRole('link', { name: /^View: / })
    .evaluateAll((found) => found.map((link) => (link as HTMLAnchorElement).href))
  expect(addresses.length).toBeGreaterThanOrEqual(8)
  await previews.getByRole('button', { name: 'Send a test to me: Answer to an enquiry, Afrikaans' }).click()
  await expect(page.getByText(`A test was sent to ${admin.email}.`)).toBeVisible()
  expect((await mailTo(admin.email)).subject).toBe('Jou navraag: brosjure en volgende stappe')
  await page.setViewportSize({ width: 320, height: 700 })
  for (const address of addresses) {
    await page.goto(address)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    expect(await horizontalOverflow(page), address).toEqual([])
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme })
      expect(await axeViolations(page), `${address} ${colorScheme}`).toEqual([])
    }
  }
})
