import { recordActionCalls, replay } from '../support/server-actions'
import { asServiceRole, expect, makeAccount, signIn, test } from '../support/test'
import { exported } from '../support/export'
import { selectRows, newEmail } from '../support/data'
import { makePerson, everything, lookUp } from '../support/privacy'

test('looking up and erasing are for admins, whoever sends the call', async ({ page, context }) => {
  const [person, other] = [await makePerson(), newEmail()]
  await signIn(page)
  await page.goto('/admin/privacy')
  const calls = recordActionCalls(page)
  await lookUp(page, person.email)
  await page.getByLabel('Type the e-mail address to confirm').fill(other)
  await page.getByRole('button', { name: 'Delete', exact: true }).click()
  await expect(page.getByText('What you typed differs')).toBeVisible()
  const [lookUpCall, erase] = calls as [(typeof calls)[0], (typeof calls)[0]]
  const meant = (body: string) => body.replaceAll(other, person.email)
  expect(await replay(context.request, erase, (body) => body.replaceAll(person.email, 'x'))).toContain(
    '"addressInvalid"',
  )
  await context.clearCookies()
  expect(await replay(context.request, lookUpCall)).toContain('"notAuthenticated"')
  expect(await replay(context.request, erase, meant)).toContain('"notAuthenticated"')
  await signIn(page, await makeAccount('editor'))
  expect(await replay(context.request, lookUpCall)).toContain('"notAdmin"')
  expect(await replay(context.request, erase, meant)).toContain('"notAdmin"')
  expect(await everything()).toContain(person.mark)
})

test('the page works without JavaScript, and in Afrikaans', async ({ browser, baseURL }) => {
  const person = await makePerson()
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL })
  const page = await context.newPage()
  await signIn(page)
  await page.goto('/af/admin/privacy')
  await page.getByLabel('E-posadres, telefoonnommer of naam').fill(person.email)
  await page.getByRole('button', { name: 'Soek' }).click()
  await expect(page.getByRole('heading', { name: `Inligting oor ${person.email}` })).toBeVisible()
  await context.close()
})

test('the export of the newsletter’s confirmed addresses is logged, and the dashboard counts them', async ({
  page,
}) => {
  const [confirmed, pending] = [`+${newEmail()}`, newEmail()]
  const since = { state: 'confirmed', confirmed_at: new Date().toISOString() }
  for (const row of [{ email: confirmed, ...since }, { email: pending }])
    await asServiceRole('newsletter_subscriptions', { method: 'POST', body: { language: 'af', ...row } })
  const all = await selectRows('newsletter_subscriptions?select=email&state=eq.confirmed&limit=5000')
  await signIn(page)
  await page.goto('/admin/dashboard')
  const part = page.getByRole('region', { name: 'Newsletter' })
  await expect(part).toContainText(`${new Intl.NumberFormat('en-ZA').format(all.length)} subscriber`)
  await part.getByRole('link', { name: 'Go to the newsletter' }).click()
  const { rows } = await exported(page, 'Export', 'commas')
  const table = rows.map((row) => row.map(String))
  expect(table[0]).toEqual(['E-mail address', 'Language', 'Subscribed on'])
  expect(table).toHaveLength(all.length + 1)
  expect(table.flat().some((cell) => /^[=+\-@]/.test(cell))).toBe(false)
  expect(table.flat().some((cell) => cell.includes(confirmed))).toBe(true)
  expect(table.flat().some((cell) => cell.includes(pending))).toBe(false)
  const [entry] = await selectRows('privacy_log?kind=eq.newsletter-exported&order=created_at.desc&limit=1')
  expect(entry).toMatchObject({ rows: all.length, actor: process.env.STAFF_EMAIL })
})
