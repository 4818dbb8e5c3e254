import { axeViolations, horizontalOverflow } from '../support/axe'
import { newEmail, selectRows } from '../support/data'
import { everything, lookUp, makePerson } from '../support/privacy'
import { type Page, asServiceRole, expect, signIn, test } from '../support/test'

const DAY = 86_400_000
/** The office's date, so many days from today. */
const day = (days: number) =>
  new Date(Date.now() + days * DAY).toLocaleDateString('sv-SE', { timeZone: 'Africa/Johannesburg' })

const requestOf = async (email: string) => (await selectRows(`privacy_requests?email=eq.${email}`))[0]
const requests = (page: Page) => page.getByRole('region', { name: 'Requests', exact: true })
const itemOf = (page: Page, email: string) => requests(page).getByRole('listitem').filter({ hasText: email })

/** Stores a visitor's request. */
async function makeRequest(email: string, daysAgo: number, fields = {}) {
  await asServiceRole('privacy_requests', {
    method: 'POST',
    body: {
      kind: 'access',
      email,
      name: 'Thandi Jacobs',
      message: 'What do you have?',
      recorded_by: 'visitor',
      received_on: day(-daysAgo),
      ...fields,
    },
  })
}

test('requests are listed by due date, late ones say so, and one press answers', async ({ page }) => {
  const [late, due, fresh] = [newEmail(), newEmail(), newEmail()]
  await makeRequest(fresh, 1)
  await makeRequest(due, 30)
  await makeRequest(late, 33, { kind: 'deletion', state: 'confirmed' })
  await signIn(page, undefined, '/admin/privacy')
  await expect(itemOf(page, late)).toContainText('Overdue by 3 days')
  await expect(itemOf(page, late)).not.toContainText('Identity not confirmed')
  await expect(itemOf(page, due)).toContainText('Due today')
  await expect(itemOf(page, fresh)).toContainText('29 days left')
  await expect(itemOf(page, fresh)).toContainText('What do you have?')
  const text = (await requests(page).textContent())!
  expect([late, due, fresh].map((email) => text.indexOf(email))).toEqual(
    [late, due, fresh].map((email) => text.indexOf(email)).toSorted((one, other) => one - other),
  )
  for (const width of [320, 1280]) {
    await page.setViewportSize({ width, height: 800 })
    expect(await horizontalOverflow(page)).toEqual([])
    expect(await axeViolations(page)).toEqual([])
  }

  await itemOf(page, fresh).getByRole('button', { name: 'Confirm identity' }).click()
  await expect(itemOf(page, fresh)).not.toContainText('Identity not confirmed')
  await itemOf(page, late)
    .getByRole('button', { name: `Answered: Deletion, ${late}` })
    .click()
  await expect(page.getByText('Overdue by 3 days')).toHaveCount(0)
  await expect(page.getByRole('region', { name: 'Requests' })).toBeFocused()
  expect(await requestOf(late)).toMatchObject({
    answered_on: day(0),
    answered_by: process.env.STAFF_EMAIL,
    state: 'confirmed',
  })
  await page.getByText('Answered most recently').click()
  await expect(itemOf(page, late)).toContainText(`by ${process.env.STAFF_EMAIL}`)
  await itemOf(page, late)
    .getByRole('button', { name: `Reopen: Deletion, ${late}` })
    .click()
  await expect(itemOf(page, late)).toContainText('Overdue by 3 days')

  // The page's address contains no person's address.
  await itemOf(page, fresh).getByRole('link', { name: 'Show the person' }).click()
  await expect(page.getByRole('heading', { name: `Data held for ${fresh}` })).toBeVisible()
  expect(page.url()).not.toContain(fresh)
  await page.goto('/admin/audit')
  await expect(page.getByRole('table')).toContainText('Privacy request answered')
})

test('a request is recorded with one press, and an erasure can answer it @wide', async ({ page }) => {
  const person = await makePerson()
  await signIn(page, undefined, '/admin/privacy')
  await lookUp(page, person.email)
  const own = page.getByRole('region', { name: 'This person’s requests' })
  await own.getByLabel('Note (optional)').fill('By phone.')
  await own.getByRole('button', { name: 'Record: deletion' }).click()
  await expect(own.getByText('The request was recorded.')).toBeVisible()
  await expect(own.getByRole('listitem')).toContainText('Deletion, answer by')
  await expect(itemOf(page, person.email)).toContainText('30 days left')
  expect(await requestOf(person.email)).toMatchObject({
    kind: 'deletion',
    note: 'By phone.',
    received_on: day(0),
    due_on: day(30),
    // The person's last language was Afrikaans.
    language: 'af',
    recorded_by: process.env.STAFF_EMAIL,
  })
  const id = (await requestOf(person.email))!.id
  await own.getByLabel('Received on').fill(day(1))
  await own.getByLabel('Note (optional)').fill('Kept.')
  await own.getByRole('button', { name: 'Record: access' }).click()
  await expect(own.getByText('Choose today or an earlier date.')).toBeVisible()
  await expect(own.getByLabel('Note (optional)')).toHaveValue('Kept.')

  await page.getByLabel('Type the e-mail address to confirm').fill(person.email)
  await page.getByLabel('Also mark the open request as answered').check()
  await page.getByRole('button', { name: 'Delete', exact: true }).click()
  await expect(page.getByText('Deleted: 10 entries.')).toBeVisible()
  expect(await selectRows(`privacy_requests?id=eq.${id}`)).toMatchObject([
    { kind: 'deletion', email: null, note: null, name: null, answered_on: day(0) },
  ])
  expect(await everything()).not.toContain(person.email)
})

test('details are corrected everywhere, the lead shows an objection, and its history has both @wide', async ({
  page,
}) => {
  const person = await makePerson()
  await signIn(page, undefined, `/admin/leads/${person.lead}`)
  await page.getByRole('main').getByRole('link', { name: 'Privacy requests' }).click()
  await expect(page.getByRole('heading', { name: `Data held for ${person.email}` })).toBeVisible()
  await page.getByLabel('First name').fill('Sipho')
  await page.getByLabel('Surname').fill('')
  await page.getByLabel('Phone number', { exact: true }).fill('082 111 2233')
  await page.getByRole('button', { name: 'Correct', exact: true }).click()
  await expect(page.getByText('Enter a first name and a surname')).toHaveCount(2)
  await page.getByLabel('Surname').fill('Dlamini')
  await page.getByLabel('Phone number', { exact: true }).fill('12')
  await page.getByRole('button', { name: 'Correct', exact: true }).click()
  await expect(page.getByText('Enter a valid phone number')).toBeVisible()
  await expect(page.getByLabel('First name')).toHaveValue('Sipho')
  await page.getByLabel('Phone number', { exact: true }).fill('082 111 2233')
  await page.getByRole('button', { name: 'Correct', exact: true }).click()
  await expect(page.getByText('Corrected: 5 entries.')).toBeVisible()
  await expect(page.getByText('Sipho Dlamini').first()).toBeVisible()
  expect(await selectRows(`landing_form_submissions?surname=eq.${person.mark}`)).toEqual([])

  await page.getByRole('button', { name: 'Do not contact this person' }).click()
  await expect(page.getByText('Do not contact: objected on')).toBeVisible()
  expect(await selectRows(`newsletter_subscriptions?email=eq.${person.email}`)).toEqual([])
  await page.getByRole('link', { name: 'View lead' }).click()
  await expect(page.getByRole('heading', { name: 'Sipho Dlamini' })).toBeVisible()
  await expect(page.getByText('Do not contact: this person objected on')).toBeVisible()
  const history = page.getByRole('region', { name: 'History' })
  await expect(history).toContainText(`${process.env.STAFF_EMAIL} corrected the name`)
  await expect(history).toContainText('recorded that this person objects to being contacted')
})
