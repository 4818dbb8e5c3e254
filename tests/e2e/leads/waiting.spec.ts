/** Enquiries that are lost, or whose response is. */
import { axeViolations } from '../support/axe'
import { type Row, selectRows } from '../support/data'
import { NETWORK_ERRORS, cutOff, fillEnquiryForm, newEnquiry } from '../support/leads'
import { type Page, expect, passMinimumFillTime, site, test } from '../support/test'

const stored = ({ email }: Row) => selectRows(`landing_form_submissions?email=eq.${email}`)
const failure = (page: Page) =>
  page.getByText(
    /^(Failed to submit form\. Please try again\.|Die vorm kon nie gestuur word nie\. Probeer asseblief weer\.)$/,
  )
const thanks = (page: Page) => page.getByText(/^(Thank You!|Dankie!)$/)
const note = (page: Page) => page.getByRole('region', { name: /^(Not sent yet|Nog nie gestuur nie)$/ })
const kept = (page: Page) =>
  page.evaluate(() => [sessionStorage.getItem('enquiries'), localStorage.getItem('enquiries')])

/** Sends the form as a person, once the code for failures is loaded. */
async function send(page: Page, person: Row, path = '/landing') {
  await page.goto(path, { waitUntil: 'networkidle' })
  await fillEnquiryForm(page, person)
  await passMinimumFillTime(page)
  await page.waitForLoadState('networkidle')
  await page.getByRole('button', { name: /^(Ask for information|Vra inligting)$/ }).click()
}

test('an enquiry sent offline waits, survives a reload, and arrives once', async ({
  page,
  context,
  allowError,
}) => {
  allowError(NETWORK_ERRORS)
  const person = newEnquiry()
  await page.goto('/landing?utm_source=radio', { waitUntil: 'networkidle' })
  await fillEnquiryForm(page, person)
  await passMinimumFillTime(page)
  await page.waitForLoadState('networkidle')
  await context.setOffline(true)
  await page.getByRole('button', { name: 'Ask for information' }).click()
  await expect(failure(page)).toBeFocused()
  await expect(note(page)).toContainText(`Naomi ${person.surname}`)
  await expect(note(page).getByRole('checkbox')).not.toBeChecked()
  await expect(page.getByLabel('Surname')).toHaveValue(person.surname)
  expect((await kept(page))[1]).toBeNull()

  const reconnect = await cutOff(page)
  await context.setOffline(false)
  await page.reload()
  await expect(note(page)).toContainText(`Naomi ${person.surname}`)
  expect(await stored(person)).toEqual([])
  await reconnect()
  await context.setOffline(true)
  await context.setOffline(false)
  await expect(thanks(page)).toBeVisible()
  await expect(note(page)).toBeHidden()
  expect(await kept(page)).toEqual([null, null])
  expect(await stored(person)).toMatchObject([
    { surname: person.surname, spam_reason: null, utm_source: 'radio', page: '/landing' },
  ])
})

test('when only the response is lost it is resent and stored once', async ({ page, allowError }) => {
  allowError(NETWORK_ERRORS)
  const person = newEnquiry()
  let lost = 0
  await page.route('**/landing', async (route) => {
    if (route.request().method() !== 'POST' || lost > 0) return route.fallback()
    lost++
    await route.fetch()
    await route.abort('failed')
  })
  await send(page, person)
  await expect(failure(page)).toBeVisible()
  const [first] = await stored(person)
  expect(first).toMatchObject({ surname: person.surname })
  // Automatically, within four seconds.
  await expect(thanks(page)).toBeVisible()
  expect(await stored(person)).toEqual([first])
  expect(await selectRows(`leads?email=eq.${person.email}`)).toMatchObject([{ submissions: 1 }])
})

test('it outlives the tab only at the visitor’s request, until it has arrived or is deleted @wide', async ({
  page,
  context,
  browser,
  allowError,
}) => {
  allowError(NETWORK_ERRORS)
  const person = newEnquiry()
  await cutOff(context)
  await send(page, person, '/af/landing')
  await expect(note(page)).toContainText('Hou hierdie bladsy oop.')
  expect(
    (await context.storageState()).origins.flatMap(({ localStorage }) => localStorage),
  ).not.toContainEqual(expect.objectContaining({ name: 'enquiries' }))
  await page.getByLabel('Bewaar dit 7 dae lank op hierdie toestel').check()
  await expect(note(page)).toContainText('of kom binne 7 dae terug')
  expect(await axeViolations(page)).toEqual([])
  expect((await kept(page))[0]).toBeNull()
  const attempt = page.waitForRequest((request) => request.method() === 'POST')
  await page.getByRole('button', { name: 'Stuur nou' }).click()
  await attempt
  const storageState = await context.storageState()

  const cut = await browser.newContext({ storageState, baseURL: site })
  await cutOff(cut)
  const later = await cut.newPage()
  await later.goto('/af/landing')
  await expect(note(later).getByRole('checkbox')).toBeChecked()
  await later.getByRole('button', { name: 'Skrap my besonderhede' }).click()
  await expect(note(later)).toBeHidden()
  expect(await kept(later)).toEqual([null, null])
  expect(await later.evaluate(() => document.activeElement !== document.body)).toBe(true)
  await later.reload()
  await expect(later.locator('form[novalidate]')).toBeVisible()
  await expect(note(later)).toBeHidden()
  await cut.close()
  expect(await stored(person)).toEqual([])

  const connected = await browser.newContext({ storageState, baseURL: site })
  const last = await connected.newPage()
  await last.goto('/af/landing')
  await expect(thanks(last)).toBeVisible()
  expect(await kept(last)).toEqual([null, null])
  await connected.close()
  expect(await stored(person)).toMatchObject([{ surname: person.surname, language: 'af' }])
})

test('another page sends it and acknowledges it @wide', async ({ page, allowError }) => {
  allowError(NETWORK_ERRORS)
  const person = newEnquiry()
  const reconnect = await cutOff(page)
  await send(page, person)
  await expect(note(page)).toBeVisible()
  await page.goto('/about')
  await reconnect()
  await expect(thanks(page)).toBeVisible()
  expect(await kept(page)).toEqual([null, null])
  expect(await stored(person)).toHaveLength(1)
})

test('a refused enquiry is not resent; the form shows the error with the input @wide', async ({
  page,
  allowError,
}) => {
  allowError(NETWORK_ERRORS)
  const person = newEnquiry({ phone: '+27 00 000 0000' })
  const reconnect = await cutOff(page)
  await send(page, person)
  await expect(note(page)).toBeVisible()
  await page.goto('/about')
  await reconnect()
  await expect.poll(async () => (await kept(page))[0]).toContain('invalid')
  await page.goto('/landing')
  await expect(page.getByText('Please enter a valid phone number, such as +27 82 123 4567.')).toBeVisible()
  await expect(page.getByLabel('Surname')).toHaveValue(person.surname)
  await expect(note(page)).toBeHidden()
  expect(await kept(page)).toEqual([null, null])
  expect(await stored(person)).toEqual([])
})

test('after an update of the site an open page says so, and sends the input once reloaded @wide', async ({
  page,
  allowError,
}) => {
  allowError(/409/)
  const person = newEnquiry()
  // Names an action unknown to the server, like a page of an earlier build.
  await page.route('**/landing', (route) => {
    const headers = route.request().headers()
    return headers['next-action']
      ? route.continue({ headers: { ...headers, 'next-action': `60${'0'.repeat(40)}` } })
      : route.fallback()
  })
  await send(page, person)
  await expect(failure(page)).toBeFocused()
  await expect(note(page)).toContainText('This site was updated while the page was open.')
  await expect(page.getByLabel('Surname')).toHaveValue(person.surname)
  expect(await axeViolations(page)).toEqual([])
  expect(await stored(person)).toEqual([])
  await page.unroute('**/landing')
  await note(page).getByRole('button', { name: 'Reload the page' }).click()
  await expect(thanks(page)).toBeVisible()
  expect(await stored(person)).toHaveLength(1)
})
