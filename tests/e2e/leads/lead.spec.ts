import { axeViolations } from '../support/axe'
import { recordActionCalls, replay } from '../support/server-actions'
import { asServiceRole, expect, makeAccount, signIn, site, test } from '../support/test'
import { selectRows, unique } from '../support/data'
import { newEnquiry, storeEnquiries } from '../support/leads'

test.describe('one lead', () => {
  test('a colleague’s change of status is not overwritten', async ({ page, browser }) => {
    const [id] = await storeEnquiries(newEnquiry())
    const other = await browser.newContext({ baseURL: site })
    const theirs = await other.newPage()
    await signIn(theirs, await makeAccount('admin'), '/admin/dashboard')
    await signIn(page)
    await page.goto(`/admin/leads/${id}`)
    await theirs.goto(`/admin/leads/${id}`)
    await theirs.getByRole('combobox', { name: 'Status' }).selectOption('Applied')
    await theirs.getByRole('button', { name: 'Save', exact: true }).click()
    await expect(theirs.getByText('Saved.')).toBeVisible()
    await expect(theirs.getByText('changed the status from New to Applied')).toBeVisible()

    await page.getByRole('combobox', { name: 'Status' }).selectOption('Contacted')
    await page.getByRole('button', { name: 'Save', exact: true }).click()
    await expect(page.getByText('It now says: Applied.')).toBeVisible()
    await expect(page.getByRole('combobox', { name: 'Status' })).toHaveValue('applied')
    expect(await selectRows(`leads?id=eq.${id}`)).toMatchObject([{ status: 'applied' }])
    // Meant all the same: from what stands there now.
    await page.getByRole('combobox', { name: 'Status' }).selectOption('Enrolled')
    await page.getByRole('button', { name: 'Save', exact: true }).click()
    await expect(page.getByText('changed the status from Applied to Enrolled')).toBeVisible()
    await other.close()
  })

  test('a note is stored with its author, and the input stays while it cannot be stored', async ({
    page,
    allowError,
  }) => {
    allowError(/ERR_FAILED|Failed to fetch|admin\/leads/)
    const [id] = await storeEnquiries(newEnquiry())
    const note = `Wants the fees.\n<b>Not bold</b> ê ${unique()}`
    await signIn(page)
    await page.goto(`/admin/leads/${id}`)
    const field = page.getByLabel('What was said, what was agreed')
    await field.fill(note)
    await page.route(`**/admin/leads/${id}`, (route) => route.abort('failed'), { times: 1 })
    await page.getByRole('button', { name: 'Save', exact: true }).click()
    await expect(page.getByText('This could not be saved.')).toBeVisible()
    await expect(field).toHaveValue(note)
    await page.getByRole('button', { name: 'Save', exact: true }).click()
    await expect(page.getByText('Saved.')).toBeVisible()
    await expect(field).toHaveValue('')
    const history = page.getByRole('region', { name: 'History' })
    await expect(history).toContainText('<b>Not bold</b> ê')
    await expect(history).toContainText(`${process.env.STAFF_EMAIL} added a note`)

    for (const [text, sentence] of [
      ['  ', 'Write a note first, or change the status'],
      ['x'.repeat(4001), 'This is longer than 4 000 characters.'],
    ] as const) {
      await field.fill(text)
      await page.getByRole('button', { name: 'Save', exact: true }).click()
      await expect(page.getByText(sentence)).toBeVisible()
      await expect(field).toHaveValue(text)
    }
    await field.fill('x'.repeat(4000))
    await page.getByRole('button', { name: 'Save', exact: true }).click()
    await expect(page.getByText('Saved.')).toBeVisible()
    expect(await selectRows(`lead_events?lead_id=eq.${id}&kind=eq.note`)).toHaveLength(2)
  })

  test('works without JavaScript', async ({ browser }) => {
    const [id] = await storeEnquiries(newEnquiry())
    const context = await browser.newContext({ javaScriptEnabled: false, baseURL: site })
    const page = await context.newPage()
    await signIn(page)
    await page.goto(`/admin/leads/${id}`)
    await page.getByLabel('What was said, what was agreed').fill('x'.repeat(4001))
    await page.getByRole('button', { name: 'Save', exact: true }).click()
    await expect(page.getByText('This is longer than 4 000 characters.')).toBeVisible()
    await expect(page.getByLabel('What was said, what was agreed')).toHaveValue('x'.repeat(4001))
    await page.getByLabel('What was said, what was agreed').fill('Shorter.')
    await page.getByRole('combobox', { name: 'Status' }).selectOption('Contacted')
    await page.getByRole('button', { name: 'Save', exact: true }).click()
    await expect(page.getByText('changed the status from New to Contacted')).toBeVisible()
    await context.close()
  })

  test('leads due for follow-up are on top of inbox and dashboard @wide', async ({ page }) => {
    const person = newEnquiry()
    const [id] = await storeEnquiries(person)
    const paarl = (days: number) =>
      new Intl.DateTimeFormat('sv-SE', { timeZone: 'Africa/Johannesburg' }).format(Date.now() + days * 864e5)
    await signIn(page)
    await page.goto(`/admin/leads/${id}`)
    const day = page.getByLabel('Follow up on')
    await page.getByRole('button', { name: 'In a week' }).click()
    await expect(day).toHaveValue(paarl(7))
    await page.getByRole('button', { name: 'Save', exact: true }).click()
    await expect(page.getByText(/set the follow-up date to /)).toBeVisible()
    await day.fill(paarl(0))
    await page.getByRole('button', { name: 'Save', exact: true }).click()
    await expect(page.getByText(/moved the follow-up date from .* to /)).toBeVisible()
    await page.goto('/admin/leads')
    const due = page.getByRole('link', { name: /^Due today/ })
    await due.click()
    await expect(due).toHaveAttribute('aria-current', 'page')
    const row = page.getByRole('table', { name: 'Inbox' }).getByRole('row', { name: person.surname })
    await expect(row).toBeVisible()
    await page.goto('/admin/dashboard')
    await expect(page.getByRole('list', { name: 'Due today' })).toContainText(person.surname)
    await asServiceRole(`leads?id=eq.${id}`, { method: 'PATCH', body: { follow_up_on: paarl(-3) } })
    await page.goto('/admin/leads?due=today&sort=follow-up')
    await expect(row).toContainText('overdue')
    await page.goto(`/admin/leads/${id}`)
    await page.getByRole('button', { name: 'No follow-up' }).click()
    await page.getByRole('button', { name: 'Save', exact: true }).click()
    await expect(page.getByText(/removed the follow-up date/)).toBeVisible()
    await expect(day).toHaveValue('')
  })

  test('invalid actions are rejected, each with its code @wide', async ({ page, context }) => {
    const [id] = await storeEnquiries(newEnquiry())
    await signIn(page)
    await page.goto(`/admin/leads/${id}`)
    const calls = recordActionCalls(page)
    await page.getByRole('combobox', { name: 'Status' }).selectOption('Contacted')
    await page.getByRole('button', { name: 'Tomorrow' }).click()
    await page.getByLabel('What was said, what was agreed').fill('Noted')
    await page.getByRole('button', { name: 'Save', exact: true }).click()
    await expect(page.getByText('Saved.')).toBeVisible()
    await page.getByText('Correct the details').click()
    await page.getByLabel('First name').fill('Naomi Ruth')
    await page.getByRole('button', { name: 'Save details' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Naomi Ruth')
    // A copy: signing in as somebody else is a call too.
    const deeds = calls.slice()
    const [step] = deeds
    const elsewhere = crypto.randomUUID()
    for (const call of deeds) {
      expect(await replay(context.request, call, (body) => body.replaceAll(id!, elsewhere))).toContain(
        '"gone"',
      )
      expect(await replay(context.request, call, (body) => body.replaceAll(id!, 'no-id'))).toContain('"gone"')
    }
    const sent = (from: string, to: string) =>
      replay(context.request, step!, (body) => body.replaceAll(`\r\n${from}\r\n`, `\r\n${to}\r\n`))
    expect(await sent('contacted', 'deleted')).toContain('"invalid"')
    expect(await sent('note', 'merged')).toContain('"invalid"')
    const tomorrow = /\r\n(\d{4}-\d\d-\d\d)\r\n/.exec(step!.body)![1]!
    for (const day of ['2020-01-01', '2199-01-01', 'soon', '2026-02-30'])
      expect(await sent(tomorrow, day), day).toContain('"dayInvalid"')
    // The same change twice is one change.
    expect(await replay(context.request, step!)).toContain('"ok":true')
    expect(await selectRows(`lead_events?lead_id=eq.${id}&kind=eq.status`)).toHaveLength(1)

    const editor = await makeAccount('editor')
    await context.clearCookies()
    await signIn(page, editor)
    for (const call of deeds) expect(await replay(context.request, call)).toContain('"notAdmin"')
    await context.clearCookies()
    for (const call of deeds) expect(await replay(context.request, call)).toContain('"notAuthenticated"')
    expect(await selectRows(`leads?id=eq.${id}`)).toMatchObject([{ status: 'contacted' }])
  })

  test('an unknown lead is a 404 @wide', async ({ page, allowError }) => {
    allowError(/404/)
    await signIn(page)
    for (const id of [crypto.randomUUID(), 'no-id', '..%2f']) {
      const answer = await page.goto(`/admin/leads/${id}`)
      expect(answer!.status(), id).toBe(404)
    }
    await expect(page.getByRole('heading', { level: 1, name: 'Lead not found' })).toBeVisible()
    expect(await axeViolations(page)).toEqual([])
    await page.getByRole('main').getByRole('link', { name: 'All leads' }).click()
    await expect(page).toHaveURL(`${site}/admin/leads`)
  })
})
