import { axeViolations } from '../support/axe'
import {
  type Page,
  asServiceRole,
  expect,
  makeAccount,
  signIn,
  test,
  waitForHydration,
} from '../support/test'
import { type Row, newEmail, selectRows } from '../support/data'
import { newEnquiry, storeEnquiries } from '../support/leads'
import { asAdmin, askForPayment, setPaymentState } from '../support/payments'

const linesOf = (page: Page) => page.getByRole('list', { name: 'To do today' }).getByRole('listitem')

test('the dashboard’s metrics, charts and tables match the database', async ({ page }) => {
  const fresh = newEnquiry()
  await storeEnquiries(fresh, newEnquiry({ created_at: new Date(Date.now() - 40 * 864e5).toISOString() }))
  const [metrics] = (await asAdmin('lead_metrics', {})) as Record<string, number>[]
  const sources = (await asAdmin('lead_sources', {})) as { source: string; leads: number }[]
  await signIn(page, await makeAccount('admin'), '/admin/dashboard')
  const tile = (name: string) => page.locator('dl > div').filter({ hasText: name })
  const value = (name: string) => tile(name).locator('dd').first()
  await expect(value('Total Leads')).toHaveText(String(metrics!.total))
  await expect(value('Sources')).toHaveText(String(metrics!.sources))
  await expect(value('New Today')).toHaveText(String(metrics!.new_today))
  const percent = new Intl.NumberFormat('en-ZA', { style: 'percent', maximumFractionDigits: 1 })
  await expect(value('Conversion Rate')).toHaveText(percent.format(metrics!.enrolled! / metrics!.total!))
  await expect(tile('Total Leads')).toContainText(
    `${metrics!.recent} this month, ${metrics!.earlier} the month before`,
  )
  await expect(tile('New Today')).toContainText(`${metrics!.new_yesterday} yesterday`)

  const days = page.getByRole('region', { name: 'Leads per day' })
  await days.getByText('Show as a table').click()
  await expect(days.getByRole('row')).toHaveCount(31)
  await expect(days.getByRole('row').last()).toContainText(String(metrics!.new_today))
  await expect(days.getByRole('img')).toBeVisible()
  const bySource = page.getByRole('region', { name: 'Leads by source' })
  await bySource.getByText('Show as a table').click()
  await expect(bySource.getByRole('row')).toHaveCount(sources.length + 1)
  const direct = bySource.getByRole('row').filter({ has: page.getByRole('rowheader', { name: 'Direct' }) })
  await expect(direct.getByRole('cell').first()).toHaveText(
    String(sources.find(({ source }) => source === 'direct')!.leads),
  )
  // The newest enquiry is in the list of today, so not among the recent leads.
  const toDo = page.getByRole('list', { name: 'To do today' }).getByRole('listitem')
  await expect(toDo.filter({ hasText: 'Enquiry today' }).filter({ hasText: fresh.surname })).toHaveCount(1)
  await expect(page.getByRole('region', { name: 'Recent Leads' })).not.toContainText(fresh.surname)
})

test('a lead that is not in the list of today is among the recent leads', async ({ page }) => {
  const known = newEnquiry()
  const [id] = await storeEnquiries(known)
  const change = { status: 'contacted', last_at: '2199-01-01T00:00:00Z' }
  await asServiceRole(`leads?id=eq.${id}`, { method: 'PATCH', body: change })
  try {
    await signIn(page, await makeAccount('admin'), '/admin/dashboard')
    const newest = page.getByRole('table', { name: 'Recent Leads' }).getByRole('row').nth(1)
    await expect(newest).toContainText(known.surname)
    await expect(page.getByRole('list', { name: 'To do today' })).not.toContainText(known.surname)
  } finally {
    await asServiceRole(`leads?id=eq.${id}`, { method: 'DELETE' })
  }
})

test('the dashboard lists leads to follow up or answer today, each done with one press', async ({ page }) => {
  const [waiting, due] = [newEnquiry({ language: 'af' }), newEnquiry()]
  const [waitingId, dueId] = await storeEnquiries(waiting, due)
  // Dated first, so that both are on the lists whatever other tests stored.
  const early = { last_at: '2020-01-01T00:00:00Z' }
  await asServiceRole(`leads?id=eq.${waitingId}`, { method: 'PATCH', body: early })
  await asServiceRole(`leads?id=eq.${dueId}`, {
    method: 'PATCH',
    body: { ...early, follow_up_on: '2020-01-02' },
  })
  const [fresh, older] = [newEnquiry(), () => newEnquiry({ created_at: '2021-01-01T00:00:00Z' })]
  await storeEnquiries(...Array.from({ length: 20 }, older), fresh)
  await signIn(page, await makeAccount('admin'), '/admin/dashboard')
  const item = (kind: string, { surname }: Row) =>
    linesOf(page).filter({ hasText: new RegExp(`^${kind}.*${surname}`) })
  const answered = item('Not contacted yet', waiting)
  await expect(item('Enquiry today', fresh)).toHaveCount(1)
  await expect(answered).toContainText('Afrikaans')
  await expect(answered).toContainText('days ago')
  await expect(answered.getByRole('link', { name: /^Call/ })).toHaveAttribute('href', `tel:${waiting.phone}`)
  await expect(answered.getByRole('link', { name: /^WhatsApp/ })).toHaveAttribute('href', /wa\.me/)
  await expect(item('Not contacted yet', due)).toHaveCount(0)
  await expect(item('Follow-up', due)).toContainText('overdue')
  const contacted = answered.getByRole('button', { name: /^Contacted/ })
  await contacted.press('Enter')
  await expect(answered).toHaveCount(0)
  // Once the row is gone, the message has the focus; the next stop is Undo.
  const said = page.getByRole('status').filter({ hasText: `Contacted: Naomi ${waiting.surname}` })
  await expect(said.locator('xpath=..')).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(page.getByRole('button', { name: 'Undo' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByText('Undone.')).toBeVisible()
  await expect(answered).toHaveCount(1)
  expect(await selectRows(`leads?id=eq.${waitingId}&select=status`)).toEqual([{ status: 'new' }])
  // Undo never reverts a colleague's later change.
  await contacted.click()
  await expect(said).toBeVisible()
  await asServiceRole(`leads?id=eq.${waitingId}`, { method: 'PATCH', body: { status: 'applied' } })
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByText('A colleague has changed this in the meantime')).toBeVisible()
  await item('Follow-up', due).getByRole('button', { name: /^Done/ }).click()
  await expect(item('Follow-up', due)).toHaveCount(0)
  await expect(page.getByText(`Done: Naomi ${due.surname}’s follow-up`)).toBeVisible()
  const [one] = await selectRows(`leads?id=eq.${waitingId}&select=status`)
  const [other] = await selectRows(`leads?id=eq.${dueId}&select=follow_up_on,status`)
  expect(one).toEqual({ status: 'applied' })
  expect(other).toEqual({ follow_up_on: null, status: 'new' })
})

test('a lead gets a note, a day and a status on its line of the dashboard', async ({ page }) => {
  const person = newEnquiry()
  const [id] = await storeEnquiries(person)
  const name = `Naomi ${person.surname}`
  await signIn(page, await makeAccount('admin'), '/admin/dashboard')
  const line = linesOf(page).filter({ hasText: name })
  const opener = line.getByRole('link', { name: `Follow-up: ${name}` })
  await waitForHydration(opener)
  await opener.press('Enter')
  const dialog = page.getByRole('dialog', { name: `Follow-up: ${name}` })
  await expect(dialog.getByLabel('What was said, what was agreed')).toBeFocused()
  await expect(dialog.getByLabel('Status')).toHaveValue('contacted')
  expect(await axeViolations(page)).toEqual([])
  await page.keyboard.type('Begins in January.')
  // A person who was not reached stays new.
  await dialog.getByRole('radio', { name: 'No answer' }).check()
  await expect(dialog.getByLabel('Status')).toHaveValue('new')
  await dialog.getByRole('radio', { name: 'Called' }).check()
  await dialog.getByRole('button', { name: 'Tomorrow' }).click()
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByRole('status').filter({ hasText: `${name}: Saved.` })).toBeFocused()
  await expect(dialog).toBeHidden()
  await expect(line).toHaveCount(0)
  expect(await selectRows(`lead_events?lead_id=eq.${id}&kind=eq.called`)).toMatchObject([
    { note: 'Begins in January.' },
  ])
  const [lead] = await selectRows(`leads?id=eq.${id}&select=status,follow_up_on`)
  expect(lead).toEqual({ status: 'contacted', follow_up_on: expect.any(String) })
})

test('payments and privacy requests wait in the list with their links, most urgent first', async ({
  page,
}) => {
  const [failed, overdue] = [newEnquiry(), newEnquiry()]
  const payment = ({ surname, email }: Row) => askForPayment({ surname, email, due_on: '2020-01-01' })
  const { id } = await payment(overdue)
  await setPaymentState((await payment(failed)).id, 'failed')
  const request = { kind: 'access', state: 'confirmed', name: 'Naomi', received_on: '2020-01-01' }
  const asked = newEmail()
  await asServiceRole('privacy_requests', { method: 'POST', body: { ...request, email: asked } })
  try {
    await signIn(page, await makeAccount('admin'), '/admin/dashboard')
    const lines = linesOf(page)
    const line = (text: string) => lines.filter({ hasText: text })
    await expect(line(failed.surname)).toContainText('Failed')
    await expect(line(overdue.surname)).toContainText('Overdue')
    await expect(line(overdue.surname)).toContainText('Deposit for Level 1')
    await expect(line(asked)).toContainText(/Overdue by [\d,]+ days/)
    const texts = await lines.allInnerTexts()
    const places = [failed.surname, overdue.surname, asked].map((text) =>
      texts.findIndex((each) => each.includes(text)),
    )
    expect(places).toEqual(places.toSorted((one, other) => one - other))
    await expect(line(asked).getByRole('link', { name: `Show the person: Access, ${asked}` })).toBeVisible()
    await line(overdue.surname).getByRole('link', { name: 'View payment' }).click()
    await expect(page).toHaveURL(new RegExp(`/admin/payments/${id}$`))
  } finally {
    await asServiceRole(`privacy_requests?email=eq.${asked}`, { method: 'DELETE' })
  }
})
