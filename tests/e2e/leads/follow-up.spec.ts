import { selectRows, unique } from '../support/data'
import { exported } from '../support/export'
import { filtersOf, openFilters } from '../support/fields'
import { newEnquiry, storeEnquiries } from '../support/leads'
import { type Page, asServiceRole, expect, makeAccount, signIn, site, test } from '../support/test'

const inbox = (page: Page) => page.getByRole('region', { name: 'Inbox' })

test('a new lead takes four presses: called, tomorrow, save, next', async ({ page }) => {
  const name = unique()
  const [older, newer] = await storeEnquiries(
    newEnquiry({ surname: `${name} Eerste`, created_at: new Date(Date.now() - 3600e3).toISOString() }),
    newEnquiry({ surname: `${name} Tweede` }),
  )
  await signIn(page)
  await page.goto(`/admin/leads/${newer}?q=${name}`)
  let presses = 0
  const press = async (role: 'radio' | 'button' | 'link', label: string) => {
    presses += 1
    await page.getByRole(role, { name: label, exact: true }).first().click()
  }
  await press('radio', 'Called')
  // A person reached by phone counts as contacted.
  await expect(page.getByRole('combobox', { name: 'Status' })).toHaveValue('contacted')
  await press('button', 'Tomorrow')
  await press('button', 'Save')
  await expect(page.getByText('Saved.')).toBeVisible()
  await press('link', 'Next lead')
  await expect(page).toHaveURL(`${site}/admin/leads/${older}?q=${name}`)
  expect(presses).toBeLessThanOrEqual(4)
  const events = await selectRows(`lead_events?lead_id=eq.${newer}`)
  expect(events.map(({ kind }) => kind).toSorted()).toEqual(['called', 'follow-up', 'status'])
})

test('the list is beside the lead; J and K step through it except while typing, unless turned off @wide', async ({
  page,
}) => {
  const name = unique()
  const people = [1, 2, 3].map((number) =>
    newEnquiry({
      surname: `${name} ${number}`,
      created_at: new Date(Date.now() - number * 3600e3).toISOString(),
    }),
  )
  const ids = await storeEnquiries(...people)
  await signIn(page)
  await page.goto(`/admin/leads?q=${name}`)
  await inbox(page)
    .getByRole('link', { name: `${name} 1` })
    .click()
  const pane = page.getByRole('navigation', { name: 'Inbox' })
  await expect(pane.getByRole('link')).toHaveCount(3)
  await expect(pane.getByRole('link', { name: `${name} 1` })).toHaveAttribute('aria-current', 'page')
  const at = (index: number) => expect(page).toHaveURL(`${site}/admin/leads/${ids[index]}?q=${name}`)
  await page.keyboard.press('j')
  await at(1)
  await page.keyboard.press('j')
  await at(2)
  await page.keyboard.press('k')
  await at(1)
  await page.getByLabel('What was said, what was agreed').fill('jk')
  await page.getByLabel('What was said, what was agreed').press('j')
  await at(1)
  await page.getByRole('checkbox', { name: /^Keys J and K/ }).uncheck()
  await page.getByRole('heading', { level: 1 }).click()
  await page.keyboard.press('j')
  await page.reload()
  await expect(page.getByRole('checkbox', { name: /^Keys J and K/ })).not.toBeChecked()
  await at(1)
  await page.getByRole('link', { name: 'All leads' }).click()
  await expect(page).toHaveURL(`${site}/admin/leads?q=${name}`)
})

test('several leads get a status and are exported together @wide', async ({ page }) => {
  const name = unique()
  const ids = await storeEnquiries(...[1, 2, 3].map((each) => newEnquiry({ surname: `${name} ${each}` })))
  await signIn(page)
  await page.goto(`/admin/leads?q=${name}`)
  await expect(page.getByRole('button', { name: 'Change status' })).toHaveCount(0)
  await page.getByRole('checkbox', { name: `Select Naomi ${name} 1` }).check()
  await page.getByRole('checkbox', { name: `Select Naomi ${name} 3` }).check()
  await expect(page.getByText('2 selected')).toBeVisible()
  const { rows } = await exported(page, 'Export selected')
  expect(
    rows
      .slice(1)
      .map(([, surname]) => surname)
      .sort(),
  ).toEqual([`${name} 1`, `${name} 3`])
  await page.getByLabel('Status for the selected leads').selectOption('Applied')
  await page.getByRole('button', { name: 'Change status' }).click()
  await expect(page.getByText('2 leads were changed.')).toBeVisible()
  expect(await selectRows(`leads?id=in.(${ids.join(',')})&status=eq.applied`)).toHaveLength(2)
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByText('Undone.')).toBeVisible()
  expect(await selectRows(`leads?id=in.(${ids.join(',')})&status=eq.new`)).toHaveLength(3)
  await page.getByRole('checkbox', { name: 'Select all' }).check()
  await expect(page.getByText('3 selected')).toBeVisible()
})

test('a lead is assigned to a colleague, and the inbox lists that colleague’s leads @wide', async ({
  page,
}) => {
  const name = unique()
  const [id] = await storeEnquiries(newEnquiry({ surname: `${name} Hare` }), newEnquiry({ surname: name }))
  const colleague = await makeAccount('admin')
  await signIn(page)
  await page.goto(`/admin/leads/${id}`)
  await page.getByRole('combobox', { name: 'Assigned to' }).selectOption(colleague.email)
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByRole('region', { name: 'History' })).toContainText(
    `assigned this lead to ${colleague.email}`,
  )
  await page.goto(`/admin/leads?q=${name}`)
  await openFilters(page)
  await page.getByRole('combobox', { name: 'Assigned to' }).selectOption(colleague.email)
  await expect(inbox(page).getByText('1 lead', { exact: true })).toBeVisible()
  await expect(inbox(page)).toContainText(`${name} Hare`)
})

test('a filter chosen before the scripts load is applied once they have @wide', async ({ page }) => {
  const name = unique()
  await storeEnquiries(newEnquiry({ surname: name }), newEnquiry({ surname: name, language: 'af' }))
  await signIn(page)
  let load = () => {}
  const loaded = new Promise<void>((resolve) => (load = resolve))
  await page.route(/\/_next\/static\/.*\.js/, (route) => loaded.then(() => route.continue()))
  await page.goto(`/admin/leads?q=${name}`, { waitUntil: 'commit' })
  await filtersOf(page).click()
  await page.getByRole('combobox', { name: 'Language' }).selectOption('af')
  load()
  await expect(inbox(page).getByText('1 lead', { exact: true })).toBeVisible()
  await expect(page).toHaveURL(/language=af/)
})

test('wrong details are corrected; errors appear at their fields, and the input stays', async ({ page }) => {
  const [id] = await storeEnquiries(newEnquiry())
  await signIn(page)
  await page.goto(`/admin/leads/${id}`)
  await page.getByText('Correct the details').click()
  await page.getByLabel('First name').fill('Naomi Ruth')
  await page.getByLabel('Phone number').fill('12')
  await page.getByRole('button', { name: 'Save details' }).click()
  await expect(page.getByText('Enter a valid phone number')).toBeVisible()
  await expect(page.getByLabel('Phone number')).toBeFocused()
  await expect(page.getByLabel('First name')).toHaveValue('Naomi Ruth')
  await page.getByLabel('Phone number').fill('082 555 0101')
  await page.getByRole('button', { name: 'Save details' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Naomi Ruth')
  await expect(page.getByRole('region', { name: 'History' })).toContainText(
    `${process.env.STAFF_EMAIL} corrected the phone number`,
  )
  await expect(page.getByText('082 555 0101').first()).toBeVisible()
})

test('an objection to contact is marked in the lists, and no button starts a call', async ({ page }) => {
  const name = unique()
  const [id] = await storeEnquiries(newEnquiry({ surname: name }))
  await asServiceRole(`leads?id=eq.${id}`, {
    method: 'PATCH',
    body: { objected_at: new Date().toISOString() },
  })
  await signIn(page)
  await page.goto(`/admin/leads?q=${name}`)
  await expect(inbox(page).getByRole('row', { name })).toContainText('Do not contact')
  await page.goto(`/admin/leads/${id}?q=${name}`)
  await expect(page.getByRole('navigation', { name: 'Inbox' })).toContainText('Do not contact')
  await expect(page.getByText('Do not contact: this person objected')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Call', exact: true })).toHaveCount(0)
})
