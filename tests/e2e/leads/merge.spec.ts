import { newPhone, selectRows, unique } from '../support/data'
import { newEnquiry, storeEnquiries } from '../support/leads'
import { expect, signIn, site, test } from '../support/test'

/** Two leads with one phone number, the older first. */
async function twoLeads() {
  const phone = newPhone()
  const older = newEnquiry({ phone, created_at: new Date(Date.now() - 864e5).toISOString() })
  const newer = newEnquiry({ phone, first_name: 'Piet' })
  const [olderId, newerId] = (await storeEnquiries(older, newer)) as [string, string]
  return { older, newer, olderId, newerId }
}

test('leads with one phone number are merged by keyboard, split, and marked as different people', async ({
  page,
}) => {
  const { older, newer, olderId, newerId } = await twoLeads()
  await signIn(page)
  await page.goto(`/admin/leads?q=${encodeURIComponent(older.surname)}`)
  await expect(page.getByText('Possible duplicate')).toBeVisible()
  await page.goto(`/admin/leads/${newerId}?sort=name`)
  const suggested = page.getByRole('region', { name: 'Possible duplicates' })
  await expect(suggested).toContainText(older.email)
  await suggested.getByRole('button', { name: `Merge with Naomi ${older.surname}` }).focus()
  await page.keyboard.press('Enter')
  // Beside the same list.
  await expect(page).toHaveURL(`${site}/admin/leads/${olderId}?sort=name`)
  const history = page.getByRole('region', { name: 'History' })
  await expect(history).toContainText(
    `${process.env.STAFF_EMAIL} merged this lead with Piet ${newer.surname}`,
  )
  await expect(page.getByRole('region', { name: '2 enquiries' })).toContainText(newer.email)
  // The other lead's address redirects here.
  await page.goto(`/admin/leads/${newerId}`)
  await expect(page).toHaveURL(`${site}/admin/leads/${olderId}`)

  await page.getByRole('button', { name: `Split from Piet ${newer.surname}` }).click()
  await expect(history).toContainText(`split this lead from Piet ${newer.surname}`)
  await expect(page.getByRole('region', { name: 'Merged with this lead' })).toHaveCount(0)
  await page.goto(`/admin/leads/${newerId}`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Piet ${newer.surname}`)
  await expect(history).toContainText(`split this lead from Naomi ${older.surname}`)

  const others = await twoLeads()
  await page.goto(`/admin/leads/${others.olderId}`)
  await suggested.getByRole('button', { name: `Not the same person: Piet ${others.newer.surname}` }).click()
  await expect(history).toContainText(`noted that Piet ${others.newer.surname} is not the same person`)
  await expect(suggested).toHaveCount(0)
})

test('new details in the latest enquiry appear beside the stored ones and can be adopted @wide', async ({
  page,
}) => {
  const first = newEnquiry({ created_at: '2026-05-01T10:00:00Z' })
  const surname = `Getroud ${unique()}`
  const later = { ...first, surname, phone: '+27829990002', created_at: '2026-05-03T10:00:00Z' }
  const [id] = await storeEnquiries(first, later)
  await signIn(page)
  // Fixes English: the browser would remember the language of the Afrikaans page.
  await page.context().addCookies([{ name: 'i18next', value: 'en', url: site }])
  await page.goto(`/af/admin/leads/${id}`)
  await expect(page.getByRole('region', { name: 'Nuwe besonderhede' })).toContainText(surname)
  await page.goto(`/admin/leads/${id}`)
  const differences = page.getByRole('region', { name: 'New details' })
  await expect(differences).toContainText(/In the enquiry of .*2026/)
  await expect(differences).toContainText(`Stored: ${first.phone}`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Naomi ${first.surname}`)
  await differences.getByRole('button', { name: 'Use this number' }).click()
  await expect(page.getByRole('link', { name: 'Call', exact: true })).toHaveAttribute(
    'href',
    'tel:+27829990002',
  )
  await differences.getByRole('button', { name: 'Use this name' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Naomi ${surname}`)
  await expect(differences).toHaveCount(0)
  const history = page.getByRole('region', { name: 'History' })
  await expect(history).toContainText('took the name from the enquiry of 3 May 2026')
  expect(await selectRows(`lead_events?lead_id=eq.${id}`)).toHaveLength(2)
})

test('works without JavaScript @wide', async ({ plain: page }) => {
  const { olderId, newerId, newer } = await twoLeads()
  await signIn(page)
  await page.goto(`/admin/leads/${newerId}`)
  await page.getByRole('button', { name: 'Merge' }).click()
  await expect(page).toHaveURL(`${site}/admin/leads/${olderId}`)
  await page.getByRole('button', { name: `Split from Piet ${newer.surname}` }).click()
  await expect(page.getByRole('region', { name: 'History' })).toContainText('split this lead')
})
