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
import { askForPayment, setPaymentState } from '../support/payments'

const linesOf = (page: Page) => page.getByRole('list', { name: 'To do today' }).getByRole('listitem')

test('the dashboard’s metrics, charts and tables match the database', async ({ page }) => {
  const fresh = newEnquiry()
  await storeEnquiries(fresh, newEnquiry({ created_at: new Date(Date.now() - 40 * 864e5).toISOString() }))
  const leads = await selectRows('leads?select=*&limit=1000')
  const dayOf = (time: number) =>
    new Intl.DateTimeFormat('sv-SE', { timeZone: 'Africa/Johannesburg' }).format(time)
  const day = dayOf(Date.now())
  /** The number of leads since a day, and before another. */
  const between = (from: string, to: string) =>
    leads.filter(({ first_at }) => {
      const first = dayOf(Date.parse(String(first_at)))
      return first >= from && first < to
    }).length
  const month = `${day.slice(0, 7)}-01`
  const monthBefore = `${dayOf(Date.parse(month) - 864e5).slice(0, 7)}-01`
  const today = between(day, '9999')
  const sources = new Map<string, number>()
  for (const { traffic_source } of leads)
    sources.set(String(traffic_source), (sources.get(String(traffic_source)) ?? 0) + 1)
  const enrolled = leads.filter(({ status }) => status === 'enrolled').length
  await signIn(page, await makeAccount('admin'), '/admin/dashboard')
  const tile = (name: string) => page.locator('dl > div').filter({ hasText: name })
  const value = (name: string) => tile(name).locator('dd').first()
  await expect(value('Total Leads')).toHaveText(String(leads.length))
  await expect(value('Sources')).toHaveText(String(sources.size))
  await expect(value('New Today')).toHaveText(String(today))
  const percent = new Intl.NumberFormat('en-ZA', { style: 'percent', maximumFractionDigits: 1 })
  await expect(value('Conversion Rate')).toHaveText(percent.format(enrolled / leads.length))
  await expect(tile('Total Leads')).toContainText(
    `${between(month, '9999')} this month, ${between(monthBefore, month)} the month before`,
  )
  const yesterday = between(dayOf(Date.now() - 864e5), day)
  await expect(tile('New Today')).toContainText(`${yesterday} yesterday`)

  const days = page.getByRole('region', { name: 'Leads per day' })
  await days.getByText('Show as a table').click()
  await expect(days.getByRole('row')).toHaveCount(31)
  await expect(days.getByRole('row').last()).toContainText(String(today))
  await expect(days.getByRole('img')).toBeVisible()
  const bySource = page.getByRole('region', { name: 'Leads by source' })
  await bySource.getByText('Show as a table').click()
  await expect(bySource.getByRole('row')).toHaveCount(sources.size + 1)
  const direct = bySource.getByRole('row').filter({ has: page.getByRole('rowheader', { name: 'Direct' }) })
  await expect(direct.getByRole('cell').first()).toHaveText(String(sources.get('direct')))
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
