/** Acting on several leads of the list, and the filters that a member of staff saves. */
import { selectRows, unique } from '../support/data'
import { newEnquiry, storeEnquiries } from '../support/leads'
import { type Page, expect, makeAccount, signIn, site, test } from '../support/test'

async function open(page: Page, step: string) {
  const details = page.locator('.list-bulk details', { has: page.locator('summary', { hasText: step }) })
  if ((await details.getAttribute('open')) === null) await details.locator('summary').click()
}

test('the office assigns, writes to and asks several leads', async ({ page }) => {
  const name = unique()
  // The first names no level.
  const people = Array.from({ length: 11 }, (_, index) =>
    newEnquiry({ surname: `${name} ${index + 1}`, language: 'af', ...(index > 0 && { interest: 2 }) }),
  )
  const ids = await storeEnquiries(...people)
  const office = await makeAccount('office')
  await signIn(page, office)
  await page.goto(`/admin/leads?q=${name}`)
  const press = (label: string) => page.getByRole('button', { name: label, exact: true }).click()
  const choose = () => page.getByRole('checkbox', { name: 'Select all' }).check()

  await choose()
  await open(page, 'Assign')
  await page.getByLabel('Assign the selected leads to').selectOption(office.email)
  await press('Assign')
  await expect(page.getByText('11 leads were changed.')).toBeVisible()
  expect(await selectRows(`leads?id=in.(${ids.join(',')})&owner_id=not.is.null`)).toHaveLength(11)
  await press('Undo')
  await expect(page.getByText('Undone.')).toBeVisible()
  expect(await selectRows(`leads?id=in.(${ids.join(',')})&owner_id=is.null`)).toHaveLength(11)

  await choose()
  await open(page, 'E-mail')
  await page.getByLabel('Template').selectOption('1')
  await press('Preview e-mails')
  await expect(page.locator('blockquote')).toContainText('Goeiedag Naomi')
  const letters = () =>
    selectRows(
      `mail_messages?kind=eq.lead-letter&recipient=in.(${people.map(({ email }) => email).join(',')})`,
    )
  expect(await letters()).toEqual([])
  await press('Send 11 e-mails')
  await expect(page.getByText('11 e-mails are on their way.')).toBeVisible()
  expect(await letters()).toHaveLength(11)

  await choose()
  await open(page, 'Deposit')
  await press('Preview requests')
  await expect(page.getByText(`Naomi ${name} 1: no enquiry names a level`)).toBeVisible()
  await press('Send 10 payment requests')
  await expect(page.getByText('10 payment requests are on their way.')).toBeVisible()
  const payments = () => selectRows(`payments?lead_id=in.(${ids.join(',')})`)
  const asked = await payments()
  expect(new Set(asked.map(({ lead_id }) => lead_id))).toEqual(new Set(ids.slice(1)))
  expect(asked[0]).toMatchObject({ purpose: 'deposit', level: 2 })
  // Nobody is asked twice.
  await choose()
  await open(page, 'Deposit')
  await press('Preview requests')
  await expect(page.getByText(`Naomi ${name} 2: has been asked to pay for this level before`)).toBeVisible()
  await expect(page.getByRole('button', { name: 'Send 10 payment requests' })).toHaveCount(0)
  expect(await payments()).toHaveLength(10)

  await choose()
  await open(page, 'Newsletter')
  await press('Preview invitations')
  await expect(page.locator('blockquote')).toContainText('Wil jy ons nuusbrief ontvang?')
  await press('Send 11 e-mails')
  await expect(page.getByText('11 e-mails are on their way.')).toBeVisible()
  await choose()
  await open(page, 'Newsletter')
  await press('Preview invitations')
  await expect(page.getByText(`Naomi ${name} 2: has been asked before`)).toBeVisible()
  const invited = people.map(({ email }) => email).join(',')
  expect(await selectRows(`newsletter_subscriptions?email=in.(${invited})&state=eq.pending`)).toHaveLength(11)
})

test('a letter to several is previewed and sent without JavaScript @wide', async ({ plain: page }) => {
  const person = newEnquiry({ surname: unique() })
  await storeEnquiries(person)
  await signIn(page)
  await page.goto(`/admin/leads?q=${person.surname}`)
  await page.getByRole('checkbox', { name: `Select Naomi ${person.surname}` }).check()
  await open(page, 'E-mail')
  await page.getByRole('button', { name: 'Preview e-mails' }).click()
  await page.getByRole('button', { name: 'Send 1 e-mail' }).click()
  await expect(page.getByText('1 e-mail is on its way.')).toBeVisible()
  expect(await selectRows(`mail_messages?recipient=eq.${person.email}`)).toHaveLength(1)
})

test('a saved filter leads back to the list, and saving goes on to the next lead', async ({ page }) => {
  const name = unique()
  const campaign = unique()
  const [older, newer] = await storeEnquiries(
    newEnquiry({
      surname: name,
      utm_campaign: campaign,
      created_at: new Date(Date.now() - 3600e3).toISOString(),
    }),
    newEnquiry({ surname: name, utm_campaign: campaign }),
  )
  await signIn(page, await makeAccount('office'))
  await page.goto(`/admin/leads?campaign=${campaign}`)
  await page.getByText('Save this filter').click()
  await page.getByLabel('Name of the filter').fill('Spring')
  await page.getByRole('button', { name: 'Save filter' }).click()
  await expect(page.getByText('The filter is saved.')).toBeVisible()
  await page.goto('/admin/leads')
  await page.getByRole('list', { name: 'Saved filters' }).getByRole('link', { name: 'Spring' }).click()
  await expect(page).toHaveURL(`${site}/admin/leads?campaign=${campaign}`)
  await page.getByRole('button', { name: 'Remove saved filter' }).click()
  await expect(page.getByText('The filter is no longer saved.')).toBeVisible()

  await page.goto(`/admin/leads/${newer}?campaign=${campaign}`)
  await page.getByLabel('What was said, what was agreed').fill('Phones back.')
  await page.getByRole('button', { name: 'Save and next lead' }).click()
  await expect(page).toHaveURL(`${site}/admin/leads/${older}?campaign=${campaign}`)
  expect(await selectRows(`lead_events?lead_id=eq.${newer}&note=eq.Phones%20back.`)).toHaveLength(1)
})
