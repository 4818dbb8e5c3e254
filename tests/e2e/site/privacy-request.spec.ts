import { axeViolations } from '../support/axe'
import { linksIn, mailTo } from '../support/mail'
import { type Page, asServiceRole, asVisitor, expect, test } from '../support/test'

const someone = () => `${crypto.randomUUID()}@example.org`
const rows = (email: string) => asServiceRole(`privacy_requests?email=eq.${encodeURIComponent(email)}`)

async function fill(page: Page, email: string, kind: string) {
  await page.getByLabel(/^(What is your request\?|Wat is jou versoek\?)$/).selectOption({ label: kind })
  await page.getByLabel(/^(Your name|Jou naam)$/).fill('Thandi Jacobs')
  await page.getByLabel(/^(E-mail address|E-posadres)$/).fill(email)
}
const send = (page: Page) => page.getByRole('button', { name: /^(Send request|Stuur versoek)$/ }).click()
const thanks = (page: Page) =>
  page.getByRole('status').filter({ hasText: /answer within 30 days|antwoord binne 30 dae/ })

test('the privacy policy leads to the form, and the owner of the address confirms the request', async ({
  page,
}) => {
  const email = someone()
  await page.goto('/af/privacy-policy')
  await page.getByRole('link', { name: 'Vra oor jou persoonlike inligting' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Vra oor jou persoonlike inligting')
  await fill(page, ` ${email} `, 'Om te skrap wat julle oor my het')
  await page.getByLabel('Boodskap (opsioneel)').fill('Asseblief.')
  await send(page)
  await expect(thanks(page)).toBeFocused()
  expect(await rows(email)).toMatchObject([
    {
      kind: 'deletion',
      email,
      name: 'Thandi Jacobs',
      message: 'Asseblief.',
      language: 'af',
      state: 'unconfirmed',
      recorded_by: 'visitor',
    },
  ])
  const mail = await mailTo(email, /Jou versoek oor jou persoonlike inligting/)
  const link = linksIn(mail.html).find((href) => href.includes('/privacy-request/confirm?'))!
  await page.goto(link)
  await expect(page.getByText('Jou versoek: skrapping van wat ons oor jou het.')).toBeVisible()
  expect(await axeViolations(page)).toEqual([])
  expect(await rows(email)).toMatchObject([{ state: 'unconfirmed' }])
  await page.getByRole('button', { name: 'Bevestig my versoek' }).click()
  await expect(page.getByRole('status').filter({ hasText: 'jou versoek is bevestig' })).toBeFocused()
  expect(await rows(email)).toMatchObject([{ state: 'confirmed' }])
  await page.goto('/af/privacy-request/confirm?token=nonsense')
  await expect(page.getByText('Hierdie skakel werk nie meer nie, of is nie volledig nie.')).toBeVisible()
})

test('errors appear at their fields, the first gets the focus, and the input stays @wide', async ({
  page,
}) => {
  await page.goto('/privacy-request')
  await send(page)
  await expect(page.getByText('Please check the highlighted fields.')).toBeVisible()
  for (const error of [
    'Please choose your request.',
    'Please fill in your name.',
    /^Please fill in your e-mail/,
  ])
    await expect(page.getByText(error)).toBeVisible()
  await expect(page.getByLabel('What is your request?')).toBeFocused()
  await fill(page, 'nobody@nowhere', 'To see what you hold about me')
  await page.getByLabel('Message (optional)').fill('Kept.')
  await send(page)
  const field = page.getByLabel('E-mail address', { exact: true })
  await expect(field).toHaveAccessibleDescription(/Please enter a valid e-mail address/)
  await expect(field).toBeFocused()
  await expect(field).toHaveValue('nobody@nowhere')
  await expect(page.getByLabel('Message (optional)')).toHaveValue('Kept.')
  await expect(page.getByLabel('What is your request?')).toHaveValue('access')
})

test('it works without JavaScript @wide', async ({ plain: page }) => {
  const email = someone()
  await page.goto('/af/privacy-request')
  await fill(page, 'nobody@nowhere', 'Om te sien wat julle oor my het')
  await send(page)
  await expect(page.getByText('Vul asseblief ’n geldige e-posadres in')).toBeVisible()
  await expect(page.getByLabel('Jou naam')).toHaveValue('Thandi Jacobs')
  await expect(page.getByLabel('Wat is jou versoek?')).toHaveValue('access')
  await page.getByLabel('E-posadres', { exact: true }).fill(email)
  await send(page)
  await expect(thanks(page)).toBeVisible()
  expect(await rows(email)).toMatchObject([{ language: 'af' }])
})

test('too many requests from one client are refused, and the input stays @wide', async ({ page }) => {
  const client = '203.0.113.30'
  for (let number = 1; number <= 10; number++)
    await asVisitor(client, 'submit_privacy_request', {
      request_kind: 'access',
      address: someone(),
      person_name: 'Crowd',
      page_language: 'en',
      words: '',
    })
  const email = someone()
  await page.setExtraHTTPHeaders({ 'x-test-address': client })
  await page.goto('/privacy-request')
  await fill(page, email, 'To object to how you use it')
  await send(page)
  await expect(page.getByText('We are receiving many requests at the moment.')).toBeVisible()
  await expect(page.getByLabel('E-mail address', { exact: true })).toHaveValue(email)
  await page.setExtraHTTPHeaders({ 'x-test-address': '203.0.113.31' })
  await send(page)
  await expect(thanks(page)).toBeVisible()
})

test('a lost connection shows an error and keeps the input @wide', async ({ page, allowError }) => {
  allowError(/ERR_FAILED|Failed to fetch|privacy-request/)
  const email = someone()
  await page.goto('/privacy-request')
  await fill(page, email, 'To correct what is wrong')
  await page.route('**/privacy-request', (route) => route.abort('failed'), { times: 1 })
  await send(page)
  await expect(page.getByRole('alert').filter({ hasText: 'We could not save your request.' })).toBeVisible()
  await expect(page.getByLabel('E-mail address', { exact: true })).toHaveValue(email)
  await send(page)
  await expect(thanks(page)).toBeVisible()
  expect(await rows(email)).toHaveLength(1)
})
