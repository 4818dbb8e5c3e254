import { asServiceRole, expect, makeAccount, signIn, test } from '../support/test'

test('the input on a lead stays when the session has ended, and is saved after signing in again', async ({
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
  const forms = [
    { field: status, value: 'contacted', button: 'Save status', saved: 'changed the status from New to' },
    {
      field: day,
      value: await day.getAttribute('max'),
      button: 'Save date',
      saved: 'set the follow-up date to',
    },
    { field: note, value: 'Phones on Friday.', button: 'Add note', saved: 'The note was added.' },
  ]
  await context.clearCookies()
  await status.selectOption('contacted')
  await day.fill(forms[1]!.value!)
  await note.fill(forms[2]!.value!)
  const alerts = page.getByRole('main').getByRole('alert')
  for (const [before, { button }] of forms.entries()) {
    await page.getByRole('button', { name: button }).click()
    await expect(alerts).toHaveCount(before + 1)
    for (const { field, value } of forms) await expect(field).toHaveValue(value!)
  }
  for (const alert of await alerts.all()) await expect(alert).toContainText('Your session has expired.')

  const [tab] = await Promise.all([
    page.waitForEvent('popup'),
    alerts.first().getByRole('link', { name: 'Sign in again' }).click(),
  ])
  await tab.getByLabel('E-mail address').fill(account.email)
  await tab.getByLabel('Password').fill(account.password)
  await tab.getByRole('button', { name: 'Sign in' }).click()
  await tab.waitForURL((url) => url.pathname !== '/admin/login')
  await tab.close()
  for (const { button, saved } of forms) {
    await page.getByRole('button', { name: button }).click()
    await expect(page.getByText(saved)).toBeVisible()
  }
  await expect(alerts).toHaveCount(0)
})
