import { asServiceRole, expect, signIn, test } from '../support/test'
import { exported } from '../support/export'
import { selectRows, newEmail } from '../support/data'

test('exporting the newsletter’s confirmed addresses is logged, and the dashboard counts them', async ({
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
