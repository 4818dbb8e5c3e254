import { axeViolations } from '../support/axe'
import { type Page, expect, makeAccount, signIn, site, test } from '../support/test'

test('staff see their sessions, and end one or all others @wide', async ({ page, browser }) => {
  const account = await makeAccount('editor')
  await signIn(page, account, '/admin/account')
  const part = page.getByRole('region', { name: 'Where you are signed in' })
  const sessions = part.getByRole('listitem')
  // The second is the sign-up's, which no browser has used.
  await expect(sessions).toHaveCount(2)
  await expect(sessions.first()).toContainText('Chrome on Linux')
  await expect(sessions.first()).toContainText('This device')
  await part.getByRole('button', { name: 'End session: Unknown browser' }).click()
  await expect(part.getByText('The session is ended.')).toBeVisible()
  await expect(part.getByText('You are signed in on no other device.')).toBeVisible()
  await expect(sessions).toHaveCount(1)
  await expect(part.getByRole('button')).toHaveCount(0)

  const elsewhere = await Promise.all(
    [
      'Mozilla/5.0 (iPhone; CPU iPhone OS 18_6 like Mac OS X) Version/26.0 Mobile/15E148 Safari/604.1',
      'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:144.0) Gecko/20100101 Firefox/144.0',
      'Mozilla/5.0 (Linux; Android 10; K) Chrome/141.0.0.0 Mobile Safari/537.36',
    ].map((userAgent) => browser.newContext({ baseURL: site, userAgent })),
  )
  const others = await Promise.all(elsewhere.map((context) => context.newPage()))
  for (const other of others) await signIn(other, account, '/blog/admin')
  const [phone, office] = others as [Page, Page]
  await page.reload()
  await expect(sessions).toHaveCount(4)
  await expect(sessions.first()).toContainText('This device')
  expect(await axeViolations(page)).toEqual([])
  await part.getByRole('button', { name: 'End session: Firefox on Windows' }).click()
  await expect(sessions).toHaveCount(3)
  await office.reload()
  await expect(office).toHaveURL(/\/admin\/login/)
  await phone.reload()
  await expect(phone).toHaveURL(/\/blog\/admin/)

  await expect(part.getByText('Safari on iPhone')).toBeVisible()
  await part.getByRole('button', { name: 'End all other sessions' }).click()
  await expect(part.getByText('All other sessions are ended.')).toBeVisible()
  await expect(sessions).toHaveCount(1)
  await phone.reload()
  await expect(phone).toHaveURL(/\/admin\/login/)
  await page.reload()
  await expect(part.getByText('This device')).toBeVisible()
  for (const context of elsewhere) await context.close()
})
