import { newEmail, unique } from '../support/data'
import { tabTo } from '../support/fields'
import { asServiceRole, expect, makeAccount, signIn, test } from '../support/test'

const scheduler = { authorization: `Bearer ${process.env.CRON_SECRET}` }

test('an admin sees by keyboard the tasks that need attention, and follows their links', async ({
  page,
  request,
}) => {
  for (const job of ['mail', 'payments'])
    expect((await request.post(`/api/jobs/${job}`, { headers: scheduler })).status()).toBe(202)
  await asServiceRole('mail_messages', {
    method: 'POST',
    body: {
      kind: 'staff-password',
      recipient: newEmail(),
      language: 'en',
      dedupe_key: unique(),
      state: 'failed',
      attempts: 7,
      settled_at: new Date().toISOString(),
    },
  })
  await signIn(page, await makeAccount('admin'), '/admin/dashboard')
  const link = page.getByRole('navigation', { name: 'Staff menu' }).getByRole('link', { name: 'System' })
  await tabTo(page, link, 40)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: 'System' })).toBeVisible()
  await expect(link).toHaveAttribute('aria-current', 'page')

  const about = (region: string, check: string) =>
    page.getByRole('region', { name: region }).getByRole('listitem').filter({ hasText: check })
  await expect(about('Software', 'Migrations')).toContainText('OK')
  await expect(page.getByRole('region', { name: 'Software' })).toContainText(process.versions.node)
  // The job records its run after answering the scheduler.
  await expect(async () => {
    await page.reload()
    await expect(about('Jobs', 'Sending mail')).toContainText('OK', { timeout: 1000 })
    await expect(about('Jobs', 'Confirming card payments')).toContainText('OK', { timeout: 1000 })
  }).toPass()
  await expect(about('Jobs', 'Deleting expired data')).toContainText('Last done')
  await expect(about('Mail', 'Mail server')).toContainText('OK')
  await expect(page.getByRole('region', { name: 'Storage' })).toContainText('Proofs of payment')

  const undelivered = about('Mail', 'Undelivered messages')
  await expect(undelivered).toContainText('Needs attention')
  await expect(page.getByRole('alert').filter({ hasText: 'attention' })).toBeVisible()
  await undelivered.getByRole('link', { name: 'Open Mail' }).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: 'Mail' })).toBeVisible()
})

test('only the scheduler can start a job', async ({ request }) => {
  expect((await request.post('/api/jobs/check', { headers: scheduler })).status()).toBe(202)
  for (const job of ['mail', 'payments', 'check']) {
    expect((await request.post(`/api/jobs/${job}`)).status()).toBe(401)
    const guessed = { authorization: 'Bearer of a guess that is long enough' }
    expect((await request.get(`/api/jobs/${job}`, { headers: guessed })).status()).toBe(401)
  }
})
