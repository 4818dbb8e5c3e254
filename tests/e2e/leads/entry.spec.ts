/** Leads entered by staff. */
import { newEmail, newPhone, selectRows, unique } from '../support/data'
import { tabTo } from '../support/fields'
import { findSubmission, newEnquiry, storeEnquiries } from '../support/leads'
import { type Page, expect, makeAccount, signIn, site, test } from '../support/test'

const NEW = '/admin/leads/new'

async function fill(page: Page, values: Record<string, string>) {
  for (const [label, value] of Object.entries(values)) {
    const field = page.getByLabel(label, { exact: true })
    if (await field.evaluate((element) => element.tagName === 'SELECT')) await field.selectOption(value)
    else await field.fill(value)
  }
}

test('a caller is saved with the keyboard alone, with the name of the staff member', async ({ page }) => {
  const surname = `Beller ${unique()}`
  const phone = newPhone()
  await signIn(page, undefined, NEW)
  await page.getByRole('button', { name: 'Save lead' }).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByText('Please check the highlighted fields.')).toBeVisible()
  await expect(page.getByText('Enter a phone number or an e-mail address, such as')).toBeVisible()
  await expect(page.getByText(/^Tick this box\./)).toBeVisible()
  await expect(page.getByLabel('First name')).toBeFocused()
  for (const [label, text] of [
    ['First name', 'Thabo'],
    ['Surname', surname],
    ['Phone number', phone.replace('+27', '0')],
    ['How they contacted us', 'Ph'],
    ['Language', 'Af'],
    ['Message or note', 'Asks for the fees.\nRings back on Friday.'],
  ] as const) {
    await tabTo(page, page.getByLabel(label, { exact: true }))
    await page.keyboard.type(text)
    if (label === 'Language') {
      await tabTo(page, page.getByLabel('Interested in', { exact: true }))
      for (let level = 1; level <= 2; level++) await page.keyboard.press('ArrowDown')
    }
  }
  await tabTo(page, page.getByLabel('The person asked us to contact them', { exact: true }))
  await page.keyboard.press('Space')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')

  await expect(page).toHaveURL(new RegExp(`^${site}/admin/leads/[0-9a-f-]{36}\\?entered=new$`))
  await expect(page.getByText('Saved. This is a new lead.')).toBeVisible()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Thabo ${surname}`)
  const sent = page.getByRole('region', { name: '1 enquiry' })
  for (const text of [
    phone.replace(/^\+27(..)(...)/, '0$1 $2 '),
    'Phone call',
    'Level 2',
    'Afrikaans',
    'Rings back on Friday.',
    process.env.STAFF_EMAIL!,
  ])
    await expect(sent).toContainText(text)
  await expect(page.getByRole('link', { name: 'Call', exact: true })).toHaveAttribute('href', `tel:${phone}`)
  await expect(page.getByRole('link', { name: 'E-mail', exact: true })).toHaveCount(0)
  const id = new URL(page.url()).pathname.split('/').at(-1)
  expect(await selectRows(`leads?id=eq.${id}`)).toMatchObject([
    { email: null, phone, language: 'af', traffic_source: 'phone' },
  ])
  await page.goto('/admin/audit?kind=lead-entered')
  await expect(page.getByRole('table')).toContainText(process.env.STAFF_EMAIL!)
})

test('a known person joins the lead; a known phone number asks for a comparison @wide', async ({ page }) => {
  const person = newEnquiry()
  const [id] = await storeEnquiries(person)
  const common = {
    'First name': 'Naomi',
    Surname: person.surname,
    'How they contacted us': 'WhatsApp',
    Language: 'English',
  }
  await signIn(page, undefined, NEW)
  await fill(page, { ...common, 'E-mail address': person.email.toUpperCase() })
  await page.getByLabel('The person asked us').check()
  await page.getByRole('button', { name: 'Save lead' }).click()
  await expect(page).toHaveURL(`${site}/admin/leads/${id}?entered=joined`)
  await expect(page.getByText('This person was already a lead')).toBeVisible()
  await page.getByRole('link', { name: 'View the enquiries' }).click()
  await expect(page.getByRole('region', { name: '2 enquiries' })).toContainText('WhatsApp')

  await page.goto(NEW)
  await fill(page, { ...common, 'Phone number': person.phone })
  await page.getByLabel('The person asked us').check()
  await page.getByRole('button', { name: 'Save lead' }).click()
  await expect(page.getByText('The phone number belongs to another lead')).toBeVisible()
  await page.getByRole('link', { name: 'Compare and merge' }).click()
  await page.getByRole('button', { name: `Merge with Naomi ${person.surname}` }).click()
  await expect(page.getByRole('region', { name: '3 enquiries' })).toBeVisible()
})

test('without JavaScript a refusal keeps the input, and the lead is saved @wide', async ({ plain: page }) => {
  await signIn(page, await makeAccount('admin'), `/af${NEW}`)
  const email = newEmail()
  const values = {
    Voornaam: 'Zoë',
    Van: 'Sonder Skrip',
    'E-posadres': email,
    Taal: 'af',
    'Boodskap of nota': 'Het by die stalletjie kom gesels.',
  }
  await fill(page, { ...values, 'Hoe die persoon kontak gemaak het': 'event' })
  await page.getByRole('button', { name: 'Stoor belangstellende' }).click()
  await expect(page.getByText(/^Merk hierdie blokkie\./)).toBeVisible()
  for (const [label, value] of Object.entries(values))
    await expect(page.getByLabel(label, { exact: true })).toHaveValue(value)
  expect(await findSubmission(email)).toBeUndefined()
  await page.getByLabel('Die persoon het gevra').check()
  await page.getByRole('button', { name: 'Stoor belangstellende' }).click()
  await expect(page.getByText('Gestoor. Dit is ’n nuwe belangstellende.')).toBeVisible()
  expect(await findSubmission(email)).toMatchObject({ channel: 'event', language: 'af', source: 'by-hand' })
})
