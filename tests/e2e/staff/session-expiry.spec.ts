import { asServiceRole, expect, makeAccount, signIn, test } from '../support/test'

test('the input on a lead survives the session, and is saved after signing in again', async ({
  page,
  context,
}) => {
  const [lead] = (await asServiceRole('landing_form_submissions', {
    method: 'POST',
    body: { first_name: 'Naomi', surname: 'Wag', email: 'wag@example.org', phone: '+27821239999' },
  })) as { lead_id: string }[]
  const account = await makeAccount('admin')
  await signIn(page, account, `/admin/leads/${lead!.lead_id}`)
  const status = page.getByRole('combobox', { name: 'Status' })
  const day = page.getByLabel('Follow up on')
  const note = page.getByLabel('What was said, what was agreed')
  const last = (await day.getAttribute('max'))!
  const save = page.getByRole('button', { name: 'Save', exact: true })
  await context.clearCookies()
  await status.selectOption('contacted')
  await day.fill(last)
  await note.fill('Phones on Friday.')
  const alert = page.getByRole('main').getByRole('alert')
  await save.click()
  await expect(alert).toContainText('Your session has expired.')
  await expect(status).toHaveValue('contacted')
  await expect(day).toHaveValue(last)
  await expect(note).toHaveValue('Phones on Friday.')

  const [tab] = await Promise.all([
    page.waitForEvent('popup'),
    alert.getByRole('link', { name: 'Sign in again' }).click(),
  ])
  await tab.getByLabel('E-mail address').fill(account.email)
  await tab.getByLabel('Password').fill(account.password)
  await tab.getByRole('button', { name: 'Sign in' }).click()
  await tab.waitForURL((url) => url.pathname !== '/admin/login')
  await tab.close()
  await save.click()
  for (const saved of ['changed the status from New to', 'set the follow-up date to', 'added a note'])
    await expect(page.getByText(saved)).toBeVisible()
  await expect(alert).toHaveCount(0)
})
