import { asServiceRole, expect, makeAccount, signIn, test } from '../support/test'
import { selectRows, unique } from '../support/data'
import { newEnquiry, storeEnquiries } from '../support/leads'

test.describe('one lead', () => {
  test('a colleague’s change of status is not overwritten', async ({ page, other: theirs }) => {
    const [id] = await storeEnquiries(newEnquiry())
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
    // Deliberately, from the current status.
    await page.getByRole('combobox', { name: 'Status' }).selectOption('Enrolled')
    await page.getByRole('button', { name: 'Save', exact: true }).click()
    await expect(page.getByText('changed the status from Applied to Enrolled')).toBeVisible()
  })

  test('a note is stored with its author, and the input stays while it cannot be saved', async ({
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
  })

  test('works without JavaScript @wide', async ({ plain: page }) => {
    const [id] = await storeEnquiries(newEnquiry())
    await signIn(page)
    await page.goto(`/admin/leads/${id}`)
    await page.getByLabel('What was said, what was agreed').fill('x'.repeat(4001))
    await page.getByRole('button', { name: 'Save', exact: true }).click()
    await expect(page.getByText('The note is longer than 4 000 characters.')).toBeVisible()
    await expect(page.getByLabel('What was said, what was agreed')).toHaveValue('x'.repeat(4001))
    await page.getByLabel('What was said, what was agreed').fill('Shorter.')
    await page.getByRole('combobox', { name: 'Status' }).selectOption('Contacted')
    await page.getByRole('button', { name: 'Save', exact: true }).click()
    await expect(page.getByText('changed the status from New to Contacted')).toBeVisible()
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
    const toDo = page.getByRole('list', { name: 'To do today' }).getByRole('listitem')
    await expect(toDo.filter({ hasText: person.surname })).toHaveCount(1)
    await asServiceRole(`leads?id=eq.${id}`, { method: 'PATCH', body: { follow_up_on: paarl(-3) } })
    await page.goto('/admin/leads?due=today&sort=follow-up')
    await expect(row).toContainText('overdue')
    await page.goto(`/admin/leads/${id}`)
    await page.getByRole('button', { name: 'No follow-up' }).click()
    await page.getByRole('button', { name: 'Save', exact: true }).click()
    await expect(page.getByText(/removed the follow-up date/)).toBeVisible()
    await expect(day).toHaveValue('')
  })
})
