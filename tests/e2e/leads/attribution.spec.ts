import { expect, signIn, site, test } from '../support/test'
import { exported } from '../support/export'
import { selectRows, unique } from '../support/data'
import { newEnquiry, storeEnquiries, fillEnquiryForm, sendEnquiry, findSubmission } from '../support/leads'

test.describe('first-touch attribution', () => {
  test('a campaign that led to the home page is stored with the enquiry', async ({ page }) => {
    const person = newEnquiry()
    await page.goto('/?utm_source=Google&utm_medium=cpc&utm_campaign=lente&x=1', {
      referer: 'https://www.google.com/search?q=somebody',
    })
    await expect.poll(() => page.evaluate(() => sessionStorage.getItem('arrival'))).not.toBeNull()
    await page.goto('/about')
    await page.goto('/landing')
    await fillEnquiryForm(page, person)
    await sendEnquiry(page)
    expect(await findSubmission(person.email)).toMatchObject({
      page: '/',
      referrer: 'https://www.google.com/search',
      utm_source: 'Google',
      utm_medium: 'cpc',
      utm_campaign: 'lente',
      utm_term: null,
      traffic_source: 'google',
      source: 'landing-page',
      language: 'en',
    })
  })

  test('a campaign that leads to the form itself is stored, in Afrikaans @wide', async ({ page }) => {
    const person = newEnquiry()
    await page.goto(`/af/landing?utm_source=${'é'.repeat(300)}&utm_content=a%00b`)
    await fillEnquiryForm(page, person)
    await sendEnquiry(page)
    expect(await findSubmission(person.email)).toMatchObject({
      page: '/af/landing',
      referrer: null,
      utm_source: 'é'.repeat(200),
      utm_content: 'a b',
      language: 'af',
    })
  })

  test('invalid data in the browser’s storage loses no lead', async ({ page }) => {
    const person = newEnquiry()
    await page.addInitScript(() => sessionStorage.setItem('arrival', '{"page":[],"utm":9}'))
    await page.goto('/landing')
    await fillEnquiryForm(page, person)
    await sendEnquiry(page)
    expect(await findSubmission(person.email)).toMatchObject({ page: '/landing', traffic_source: 'direct' })
  })

  test('without JavaScript the URL of the form is the attribution', async ({ browser }) => {
    const context = await browser.newContext({ javaScriptEnabled: false, baseURL: site })
    const page = await context.newPage()
    const person = newEnquiry()
    await page.goto('/af/landing?utm_source=facebook&utm_campaign=lente')
    await fillEnquiryForm(page, person)
    await page.getByRole('button', { name: 'Vra inligting' }).click()
    await expect(page.getByText('Dankie!')).toBeVisible()
    expect(await findSubmission(person.email)).toMatchObject({
      page: '/af/landing',
      utm_source: 'facebook',
      utm_campaign: 'lente',
      language: 'af',
    })
    await context.close()
  })
})

test('leads are filtered by the source of any enquiry, and the export has the first and the last @wide', async ({
  page,
}) => {
  const mark = unique()
  const person = newEnquiry({ surname: `${mark} keer` })
  await storeEnquiries(
    {
      ...person,
      utm_source: `Radio-${mark}`,
      utm_medium: 'klank',
      utm_campaign: `Lente-${mark}`,
      utm_term: 'berading',
      utm_content: 'een',
      page: `/p-${mark}`,
      created_at: '2026-03-01T10:00:00Z',
    },
    { ...person, language: 'af', referrer: `https://www.${mark}.org/x`, page: '/af/landing' },
    newEnquiry({ surname: `${mark} ander` }),
  )
  await signIn(page)
  await page.goto('/admin/leads')
  const more = page.getByText('More filters')
  await expect(page.getByLabel('Campaign')).toBeHidden()
  await more.focus()
  await page.keyboard.press('Enter')
  await page.getByLabel('Campaign').selectOption(`lente-${mark} (1)`)
  await page.getByLabel('Landing page').selectOption(`/p-${mark} (1)`)
  await page.getByLabel('Source').selectOption(`radio-${mark} (1)`)
  await page.getByRole('button', { name: 'Apply filters' }).click()
  const inbox = page.getByRole('region', { name: 'Inbox' })
  await expect(inbox.getByText('1 lead', { exact: true })).toBeVisible()
  await expect(page.getByLabel('Campaign')).toHaveValue(`lente-${mark}`)
  const asked = new URL(page.url()).searchParams
  expect([asked.get('campaign'), asked.get('entry')]).toEqual([`lente-${mark}`, `/p-${mark}`])

  // By the last enquiry's origin too, but not by a mixture of the two.
  const found = async (query: string) => {
    await page.goto(`/admin/leads?q=${mark}&${query}`)
    return inbox.getByRole('row').getByRole('link', { name: mark }).count()
  }
  expect(await found(`source=${mark}.org&language=af`)).toBe(1)
  expect(await found(`source=radio-${mark}&language=af`)).toBe(0)
  expect(await found('campaign=unheard-of')).toBe(0)
  await expect(page.getByLabel('Campaign')).toHaveValue('unheard-of')
  expect(await found(`campaign=LENTE-${mark}`)).toBe(1)

  const { rows: table } = await exported(page, 'Export', 'semicolons')
  expect(table).toHaveLength(2)
  const cell = (head: string) => table[1]![table[0]!.indexOf(head)]
  const first = (what: string) => cell(`First enquiry: ${what}`)
  const last = (what: string) => cell(`Last enquiry: ${what}`)
  const columns = [
    'source',
    'campaign medium',
    'campaign',
    'campaign term',
    'campaign content',
    'landing page',
  ]
  expect([...columns, 'language'].map(first)).toEqual([
    `radio-${mark}`,
    'klank',
    `Lente-${mark}`,
    'berading',
    'een',
    `/p-${mark}`,
    'English',
  ])
  expect(cell('First enquiry')).toBe('2026-03-01 12:00')
  expect(['source', 'campaign medium', 'referrer', 'landing page', 'language'].map(last)).toEqual([
    `${mark}.org`,
    '',
    `https://www.${mark}.org/x`,
    '/af/landing',
    'Afrikaans',
  ])
  const [entry] = await selectRows('privacy_log?kind=eq.leads-exported&order=created_at.desc&limit=1')
  expect(entry).toMatchObject({ rows: 1, detail: `q=…, campaign=lente-${mark}` })
})
