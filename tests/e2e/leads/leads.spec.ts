import { parse } from 'csv-parse/sync'
import { horizontalOverflow, axeViolations } from '../support/axe'
import { replay, recordActionCalls } from '../support/server-actions'
import {
  type Page,
  asServiceRole,
  passMinimumFillTime,
  expect,
  makeAccount,
  signIn,
  site,
  test,
} from '../support/test'

type Row = Record<string, unknown>

const token = () => crypto.randomUUID().slice(0, 8)
const newPhone = () => `+2782${String(Math.floor(Math.random() * 1e7)).padStart(7, '0')}`
const rows = (path: string): Promise<Row[]> => asServiceRole(path)

const someone = (change: Row = {}) => ({
  first_name: 'Naomi',
  surname: `Voorbeeld ${token()}`,
  email: `${crypto.randomUUID()}@example.org`,
  phone: newPhone(),
  language: 'en',
  created_at: new Date().toISOString(),
  ...change,
})

/** Stores what visitors have sent in; gives the ids of their leads. */
async function store(...people: Row[]): Promise<string[]> {
  const ids: string[] = []
  for (const body of people) {
    const [row]: Row[] = await asServiceRole('landing_form_submissions', { method: 'POST', body })
    ids.push(String(row!.lead_id))
  }
  return ids
}

async function fill(page: Page, person: Row) {
  await page.getByLabel(/^(First name|Voornaam)$/).fill(String(person.first_name))
  await page.getByLabel(/^(Surname|Van)$/).fill(String(person.surname))
  await page.getByLabel(/^(E-mail address|E-posadres)$/).fill(String(person.email))
  await page.getByLabel(/^(Phone number|Telefoonnommer)$/).fill(String(person.phone))
}

async function sendSlowly(page: Page) {
  await passMinimumFillTime(page)
  await page.getByRole('button', { name: /^(Ask for information|Vra inligting)$/ }).click()
  await expect(page.getByText(/^(Thank You!|Dankie!)$/)).toBeVisible()
}

const submissionOf = async (email: unknown) =>
  (await rows(`landing_form_submissions?email=eq.${encodeURIComponent(String(email))}`))[0]

test.describe('what brought a visitor here', () => {
  test('an advertisement that led to home still counts when the form is sent', async ({ page }) => {
    const person = someone()
    await page.goto('/?utm_source=Google&utm_medium=cpc&utm_campaign=lente&x=1', {
      referer: 'https://www.google.com/search?q=somebody',
    })
    await expect.poll(() => page.evaluate(() => sessionStorage.getItem('arrival'))).not.toBeNull()
    await page.goto('/about')
    await page.goto('/landing')
    await fill(page, person)
    await sendSlowly(page)
    expect(await submissionOf(person.email)).toMatchObject({
      page: '/',
      referrer: 'https://www.google.com/search',
      utm_source: 'Google',
      utm_medium: 'cpc',
      utm_campaign: 'lente',
      utm_term: null,
      came_from: 'google',
      source: 'landing-page',
      language: 'en',
    })
  })

  test('a campaign that leads straight to the form, in Afrikaans', async ({ page }) => {
    const person = someone()
    await page.goto(`/af/landing?utm_source=${'é'.repeat(300)}&utm_content=a%00b`)
    await fill(page, person)
    await sendSlowly(page)
    expect(await submissionOf(person.email)).toMatchObject({
      page: '/af/landing',
      referrer: null,
      utm_source: 'é'.repeat(200),
      utm_content: 'a b',
      language: 'af',
    })
  })

  test('nonsense in the browser’s storage loses no lead', async ({ page }) => {
    const person = someone()
    await page.addInitScript(() => sessionStorage.setItem('arrival', '{"page":[],"utm":9}'))
    await page.goto('/landing')
    await fill(page, person)
    await sendSlowly(page)
    expect(await submissionOf(person.email)).toMatchObject({ page: '/landing', came_from: 'direct' })
  })

  test('without JavaScript the address of the form counts', async ({ browser }) => {
    const context = await browser.newContext({ javaScriptEnabled: false, baseURL: site })
    const page = await context.newPage()
    const person = someone()
    await page.goto('/af/landing?utm_source=facebook&utm_campaign=lente')
    await fill(page, person)
    await page.getByRole('button', { name: 'Vra inligting' }).click()
    await expect(page.getByText('Dankie!')).toBeVisible()
    expect(await submissionOf(person.email)).toMatchObject({
      page: '/af/landing',
      utm_source: 'facebook',
      utm_campaign: 'lente',
      language: 'af',
    })
    await context.close()
  })
})

test('who writes twice from one number is one lead, with both enquiries and what brought them', async ({
  page: visitor,
  browser,
}) => {
  const first = someone({ utm_source: 'google', created_at: new Date(Date.now() - 864e5).toISOString() })
  const [id] = await store(first)
  const second = { ...first, surname: `Anders ${token()}`, email: `${crypto.randomUUID()}@example.org` }
  await visitor.goto('/af/landing')
  await fill(visitor, second)
  await sendSlowly(visitor)
  expect(await rows(`leads?id=eq.${id}`)).toMatchObject([
    { id, submissions: 2, email: second.email, came_from: 'google', language: 'af' },
  ])
  // Staff have a browser of their own, which remembers no Afrikaans.
  const context = await browser.newContext({ baseURL: site })
  const page = await context.newPage()
  await signIn(page)
  await page.goto(`/admin/leads/${id}`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Naomi ${second.surname}`)
  const sent = page.getByRole('region', { name: '2 enquiries' })
  await expect(sent.getByRole('listitem')).toHaveCount(2)
  await expect(sent).toContainText(first.email)
  await expect(sent).toContainText('/af/landing')
  // In the lead's language, whatever the page's.
  const letter = await page.getByRole('link', { name: 'E-mail', exact: true }).getAttribute('href')
  expect(decodeURIComponent(letter!)).toContain('Beste Naomi')
  await expect(page.getByRole('link', { name: 'WhatsApp' })).toHaveAttribute(
    'href',
    new RegExp(`^https://wa\\.me/${first.phone.slice(1)}\\?text=Goeiedag%20Naomi`),
  )
  await expect(page.getByRole('link', { name: 'Call' })).toHaveAttribute('href', `tel:${first.phone}`)
  await context.close()
})

test.describe('the inbox', () => {
  const found = (page: Page) => page.getByRole('region', { name: 'Inbox' })

  test('is searched, filtered, ordered and paged by its address, which can be kept and shared', async ({
    page,
    browser,
  }) => {
    const name = token()
    const people = Array.from({ length: 23 }, (_, place) =>
      someone({
        surname: `${name} ${String(place).padStart(2, '0')}`,
        created_at: new Date(Date.now() - place * 3600e3).toISOString(),
      }),
    )
    await store(...people)
    await signIn(page, undefined, '/admin/leads')
    await page.getByLabel('Name, e-mail or phone').fill(` ${name.toUpperCase()} `)
    await page.getByLabel('Order').selectOption('Oldest first')
    await page.getByRole('button', { name: 'Show' }).click()
    await expect(found(page).getByText('23 leads')).toBeVisible()
    await expect(found(page).getByRole('row').nth(1)).toContainText(`${name} 22`)
    await page.getByRole('link', { name: 'Next', exact: true }).click()
    await expect(found(page).getByRole('row')).toHaveCount(4)
    await expect(found(page).getByRole('row').nth(3)).toContainText(`${name} 00`)
    await page.reload()
    await expect(found(page).getByRole('row')).toHaveCount(4)
    await expect(page.getByLabel('Name, e-mail or phone')).toHaveValue(name.toUpperCase())

    const colleague = await browser.newContext({ javaScriptEnabled: false, baseURL: site })
    const theirs = await colleague.newPage()
    await signIn(theirs, await makeAccount('admin'), '/admin/leads')
    await theirs.goto(page.url())
    await expect(found(theirs).getByRole('row')).toHaveCount(4)
    // And the form without JavaScript.
    await theirs.getByLabel('Name, e-mail or phone').fill(people[7]!.phone.replace('+27', '0'))
    await theirs.getByRole('button', { name: 'Show' }).click()
    await expect(found(theirs).getByText('1 lead', { exact: true })).toBeVisible()
    await expect(found(theirs)).toContainText(`${name} 07`)
    await colleague.close()
  })

  test('narrows by status, source and day, and says so where nobody matches', async ({ page }) => {
    const name = token()
    const [old] = await store(
      someone({ surname: `${name} old`, created_at: '2026-02-03T22:30:00Z', utm_source: `S-${name}` }),
      someone({ surname: `${name} new` }),
    )
    await asServiceRole(`leads?id=eq.${old}`, { method: 'PATCH', body: { status: 'applied' } })
    await signIn(page)
    const names = async (query: string) => {
      await page.goto(`/admin/leads?q=${name}&${query}`)
      return (await found(page).getByRole('row').getByRole('link', { name }).allTextContents()).map((text) =>
        text.split(' ').at(-1),
      )
    }
    expect(await names('')).toEqual(['new', 'old'])
    expect(await names('sort=oldest')).toEqual(['old', 'new'])
    expect(await names('status=applied')).toEqual(['old'])
    expect(await names(`source=s-${name}`)).toEqual(['old'])
    // Half past midnight in Paarl.
    expect(await names('from=2026-02-04&to=2026-02-04')).toEqual(['old'])
    expect(await names('to=2026-02-03')).toEqual([])
    await expect(page.getByText('Nobody matches. Change the filter, or clear it.')).toBeVisible()
    expect(await names('status=nonsense&from=x&page=y&language=nl')).toEqual(['new', 'old'])
    await names('page=9')
    await page.getByRole('link', { name: 'To the first page' }).click()
    await expect(found(page).getByRole('row')).toHaveCount(3)
    await page.getByRole('link', { name: 'Clear all' }).click()
    await expect(page).toHaveURL(`${site}/admin/leads`)
  })
})

test('every enquiry’s origin finds its person, and the file tells the first and the last', async ({
  page,
}) => {
  const mark = token()
  const person = someone({ surname: `${mark} keer` })
  await store(
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
    someone({ surname: `${mark} ander` }),
  )
  await signIn(page)
  await page.goto('/admin/leads')
  const more = page.getByText('More filters')
  await expect(page.getByLabel('Campaign')).toBeHidden()
  await more.focus()
  await page.keyboard.press('Enter')
  await page.getByLabel('Campaign').selectOption(`lente-${mark} (1)`)
  await page.getByLabel('First page').selectOption(`/p-${mark} (1)`)
  await page.getByLabel('Source').selectOption(`radio-${mark} (1)`)
  await page.getByRole('button', { name: 'Show' }).click()
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

  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Export as CSV' }).click(),
  ])
  const table: string[][] = parse(Buffer.concat(await (await download.createReadStream()).toArray()), {
    bom: true,
  })
  expect(table).toHaveLength(2)
  const cell = (head: string) => table[1]![table[0]!.indexOf(head)]
  const first = (what: string) => cell(`First enquiry: ${what}`)
  const last = (what: string) => cell(`Last enquiry: ${what}`)
  expect(['source', 'medium', 'campaign', 'term', 'content', 'first page', 'language'].map(first)).toEqual([
    `radio-${mark}`,
    'klank',
    `Lente-${mark}`,
    'berading',
    'een',
    `/p-${mark}`,
    'en',
  ])
  expect(cell('First enquiry')).toBe('2026-03-01 12:00')
  expect(['source', 'medium', 'page that led here', 'first page', 'language'].map(last)).toEqual([
    `${mark}.org`,
    '',
    `https://www.${mark}.org/x`,
    '/af/landing',
    'af',
  ])
  const [entry] = await rows('privacy_log?kind=eq.leads-exported&order=created_at.desc&limit=1')
  expect(entry).toMatchObject({ rows: 1, detail: `q=…, campaign=lente-${mark}` })
})

test.describe('one lead', () => {
  test('a colleague’s change of status is not written over', async ({ page, browser }) => {
    const [id] = await store(someone())
    const other = await browser.newContext({ baseURL: site })
    const theirs = await other.newPage()
    await signIn(theirs, await makeAccount('admin'), '/admin/dashboard')
    await signIn(page)
    await page.goto(`/admin/leads/${id}`)
    await theirs.goto(`/admin/leads/${id}`)
    await theirs.getByLabel('Where this stands').selectOption('Applied')
    await theirs.getByRole('button', { name: 'Save status' }).click()
    await expect(theirs.getByText('Saved.')).toBeVisible()
    await expect(theirs.getByText('changed the status from New to Applied')).toBeVisible()

    await page.getByLabel('Where this stands').selectOption('Contacted')
    await page.getByRole('button', { name: 'Save status' }).click()
    await expect(page.getByText('It now says: Applied.')).toBeVisible()
    await expect(page.getByLabel('Where this stands')).toHaveValue('applied')
    expect(await rows(`leads?id=eq.${id}`)).toMatchObject([{ status: 'applied' }])
    // Meant all the same: from what stands there now.
    await page.getByLabel('Where this stands').selectOption('Enrolled')
    await page.getByRole('button', { name: 'Save status' }).click()
    await expect(page.getByText('changed the status from Applied to Enrolled')).toBeVisible()
    await other.close()
  })

  test('a note is kept with its author, and nothing typed is lost while it cannot be', async ({
    page,
    allowError,
  }) => {
    allowError(/ERR_FAILED|Failed to fetch|admin\/leads/)
    const [id] = await store(someone())
    const note = `Wants the fees.\n<b>Not bold</b> ê ${token()}`
    await signIn(page)
    await page.goto(`/admin/leads/${id}`)
    const field = page.getByLabel('What was said, what was agreed')
    await field.fill(note)
    await page.route(`**/admin/leads/${id}`, (route) => route.abort('failed'), { times: 1 })
    await page.getByRole('button', { name: 'Add note' }).click()
    await expect(page.getByText('This could not be saved just now.')).toBeVisible()
    await expect(field).toHaveValue(note)
    await page.getByRole('button', { name: 'Add note' }).click()
    await expect(page.getByText('The note was added.')).toBeVisible()
    await expect(field).toHaveValue('')
    const history = page.getByRole('region', { name: 'History' })
    await expect(history).toContainText('<b>Not bold</b> ê')
    await expect(history).toContainText(`${process.env.STAFF_EMAIL} noted`)

    for (const [text, sentence] of [
      ['  ', 'Write something first.'],
      ['x'.repeat(4001), 'This is longer than 4 000 characters.'],
    ] as const) {
      await field.fill(text)
      await page.getByRole('button', { name: 'Add note' }).click()
      await expect(page.getByText(sentence)).toBeVisible()
      await expect(field).toHaveValue(text)
    }
    await field.fill('x'.repeat(4000))
    await page.getByRole('button', { name: 'Add note' }).click()
    await expect(page.getByText('The note was added.')).toBeVisible()
    expect(await rows(`lead_events?lead_id=eq.${id}&kind=eq.note`)).toHaveLength(2)
  })

  test('works without JavaScript', async ({ browser }) => {
    const [id] = await store(someone())
    const context = await browser.newContext({ javaScriptEnabled: false, baseURL: site })
    const page = await context.newPage()
    await signIn(page)
    await page.goto(`/admin/leads/${id}`)
    await page.getByLabel('What was said, what was agreed').fill('x'.repeat(4001))
    await page.getByRole('button', { name: 'Add note' }).click()
    await expect(page.getByText('This is longer than 4 000 characters.')).toBeVisible()
    await expect(page.getByLabel('What was said, what was agreed')).toHaveValue('x'.repeat(4001))
    await page.getByLabel('Where this stands').selectOption('Contacted')
    await page.getByRole('button', { name: 'Save status' }).click()
    await expect(page.getByText('changed the status from New to Contacted')).toBeVisible()
    await context.close()
  })

  test('who is to be followed up today stands on top of inbox and dashboard', async ({ page }) => {
    const person = someone()
    const [id] = await store(person)
    const paarl = (days: number) =>
      new Intl.DateTimeFormat('sv-SE', { timeZone: 'Africa/Johannesburg' }).format(Date.now() + days * 864e5)
    await signIn(page)
    await page.goto(`/admin/leads/${id}`)
    const day = page.getByLabel('Come back to this person on')
    await page.getByRole('button', { name: 'In a week' }).click()
    await expect(day).toHaveValue(paarl(7))
    await day.fill(paarl(0))
    await page.getByRole('button', { name: 'Set day' }).click()
    await expect(page.getByText(/moved the follow-up from .* to /)).toBeVisible()
    for (const path of ['/admin/leads', '/admin/dashboard']) {
      await page.goto(path)
      await expect(page.getByRole('table', { name: /^Due today/ })).toContainText(person.surname)
    }
    await asServiceRole(`leads?id=eq.${id}`, { method: 'PATCH', body: { follow_up_on: paarl(-3) } })
    await page.goto('/admin/leads')
    const row = page.getByRole('table', { name: /^Due today/ }).getByRole('row', { name: person.surname })
    await expect(row).toContainText('overdue')
    await page.goto(`/admin/leads/${id}`)
    await page.getByRole('button', { name: 'No follow-up' }).click()
    await expect(page.getByText(/took away the follow-up of/)).toBeVisible()
    await expect(day).toHaveValue('')
  })

  test('what makes no sense is refused, each with its code', async ({ page, context }) => {
    const [id] = await store(someone())
    await signIn(page)
    await page.goto(`/admin/leads/${id}`)
    const calls = recordActionCalls(page)
    await page.getByLabel('Where this stands').selectOption('Contacted')
    await page.getByRole('button', { name: 'Save status' }).click()
    await expect(page.getByText('Saved.')).toBeVisible()
    await page.getByRole('button', { name: 'Tomorrow' }).click()
    await expect(page.getByText(/set the follow-up for/)).toBeVisible()
    await page.getByLabel('What was said, what was agreed').fill('Noted')
    await page.getByRole('button', { name: 'Add note' }).click()
    await expect(page.getByText('The note was added.')).toBeVisible()
    // A copy: signing in as somebody else is a call too.
    const deeds = calls.slice()
    const [status, followUp, note] = deeds
    const elsewhere = crypto.randomUUID()
    for (const call of [status!, followUp!, note!]) {
      expect(await replay(context.request, call, (body) => body.replaceAll(id!, elsewhere))).toContain(
        '"gone"',
      )
      expect(await replay(context.request, call, (body) => body.replaceAll(id!, 'no-id'))).toContain('"gone"')
    }
    const sent = (call: typeof status, from: string, to: string) =>
      replay(context.request, call!, (body) => body.replaceAll(`\r\n${from}\r\n`, `\r\n${to}\r\n`))
    expect(await sent(status, 'contacted', 'deleted')).toContain('"invalid"')
    const tomorrow = /\r\n(\d{4}-\d\d-\d\d)\r\n/.exec(followUp!.body)![1]!
    for (const day of ['2020-01-01', '2199-01-01', 'soon', '2026-02-30'])
      expect(await sent(followUp, tomorrow, day), day).toContain('"dayInvalid"')
    // The same change twice at once is one change.
    expect(await replay(context.request, status!)).toContain('"ok":true')
    expect(await rows(`lead_events?lead_id=eq.${id}&kind=eq.status`)).toHaveLength(1)

    const editor = await makeAccount('editor')
    await context.clearCookies()
    await signIn(page, editor)
    for (const call of deeds) expect(await replay(context.request, call)).toContain('"notAdmin"')
    await context.clearCookies()
    for (const call of deeds) expect(await replay(context.request, call)).toContain('"notAuthenticated"')
    expect(await rows(`leads?id=eq.${id}`)).toMatchObject([{ status: 'contacted' }])
  })

  test('an address without a lead is a 404', async ({ page, allowError }) => {
    allowError(/404/)
    await signIn(page)
    for (const id of [crypto.randomUUID(), 'no-id', '..%2f']) {
      const answer = await page.goto(`/admin/leads/${id}`)
      expect(answer!.status(), id).toBe(404)
    }
    await expect(page.getByRole('heading', { level: 1, name: 'There is no such lead' })).toBeVisible()
    expect(await axeViolations(page)).toEqual([])
    await page.getByRole('main').getByRole('link', { name: 'All leads' }).click()
    await expect(page).toHaveURL(`${site}/admin/leads`)
  })
})

test('the filtered inbox as a file that a spreadsheet opens and no cell of which it runs', async ({
  page,
}) => {
  const name = token()
  const people = [
    someone({ first_name: '=HYPERLINK("https://example.org")', surname: name, phone: '+27829876543' }),
    someone({ first_name: 'Zoë', surname: `${name}, "Sê" Ŵ ŉ`, phone: '+264811234567', language: 'af' }),
    someone({ first_name: '@SUM(1)', surname: `${name} lost` }),
  ]
  const ids = await store(...people)
  await asServiceRole(`leads?id=eq.${ids[2]}`, { method: 'PATCH', body: { status: 'lost' } })
  await signIn(page)
  await page.goto(`/af/admin/leads?q=${name}&status=new`)
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Voer uit as CSV' }).click(),
  ])
  expect(download.suggestedFilename()).toMatch(/^navrae-\d{4}-\d\d-\d\d\.csv$/)
  const stream = await download.createReadStream()
  const bytes = Buffer.concat(await stream.toArray())
  expect([...bytes.subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf])
  const table: string[][] = parse(bytes, { bom: true })
  expect(table[0]!.slice(0, 5)).toEqual([
    'Naam',
    'E-posadres',
    'Telefoon, soos in Suid-Afrika geskakel',
    'Taal',
    'Stand',
  ])
  const cells = table.slice(1)
  expect(cells).toHaveLength(2)
  expect(cells.map(([first]) => first)).toEqual(
    expect.arrayContaining([`'=HYPERLINK("https://example.org") ${name}`, `Zoë ${name}, "Sê" Ŵ ŉ`]),
  )
  expect(cells.map(([, , phone]) => phone)).toEqual(
    expect.arrayContaining(['082-987-6543', '00-264-81-123-4567']),
  )
  for (const cell of table.flat()) expect(cell).not.toMatch(/^[=+\-@\t\r]/)
  const [entry] = await rows('privacy_log?kind=eq.leads-exported&order=created_at.desc&limit=1')
  expect(entry).toMatchObject({ actor: process.env.STAFF_EMAIL, rows: 2, detail: 'q=…, status=new' })
})

test('what a trap caught is kept apart, and a person in it is rescued', async ({ page, context }) => {
  const person = someone()
  await page.goto('/landing?utm_source=google')
  await fill(page, person)
  await page
    .locator('input[name=website]')
    .evaluate((input: HTMLInputElement) => (input.value = 'https://example.org'))
  await sendSlowly(page)
  expect(await submissionOf(person.email)).toBeUndefined()

  const fast = someone()
  await page.goto('/landing')
  await fill(page, fast)
  await page.getByRole('button', { name: 'Ask for information' }).click()
  await expect(page.getByText('Thank You!')).toBeVisible()

  await signIn(page)
  await page.goto('/admin/leads')
  await page.getByRole('link', { name: 'Kept apart' }).click()
  const item = (surname: string) => page.getByRole('listitem').filter({ hasText: surname })
  await expect(item(person.surname)).toContainText('Filled a field that people do not see')
  await expect(item(person.surname)).toContainText('google')
  await expect(item(fast.surname)).toContainText('Sent within three seconds')
  const calls = recordActionCalls(page)
  await page.getByRole('button', { name: `Rescue the enquiry of Naomi ${person.surname}` }).click()
  await expect(page.getByText(`The enquiry of Naomi ${person.surname} is among the leads now.`)).toBeVisible()
  await expect(item(person.surname)).toHaveCount(0)
  expect(await replay(context.request, calls[0]!)).toContain('"gone"')

  page.once('dialog', (dialog) => dialog.dismiss())
  await page.getByRole('button', { name: `Drop the enquiry of Naomi ${fast.surname}` }).click()
  await expect(item(fast.surname)).toHaveCount(1)
  page.once('dialog', (dialog) => dialog.accept())
  await page.getByRole('button', { name: `Drop the enquiry of Naomi ${fast.surname}` }).click()
  await expect(page.getByText(`The enquiry of Naomi ${fast.surname} was thrown away.`)).toBeVisible()
  await expect(item(fast.surname)).toHaveCount(0)
  expect(await rows(`suspect_submissions?email=eq.${fast.email}`)).toEqual([])

  const lead = await submissionOf(person.email)
  expect(lead).toMatchObject({ utm_source: 'google' })
  await page.goto(`/admin/leads/${lead!.lead_id}`)
  await expect(page.getByRole('region', { name: 'History' })).toContainText('rescued an enquiry')
})

test('one enquiry too many is kept apart, and its sender told that the others have arrived', async ({
  page,
}) => {
  const person = someone()
  await store(...Array.from({ length: 5 }, () => person))
  await page.goto('/landing')
  await fill(page, person)
  await passMinimumFillTime(page)
  await page.getByRole('button', { name: 'Ask for information' }).click()
  await expect(page.getByText('We have received several enquiries from this e-mail address')).toBeVisible()
  expect(await rows(`suspect_submissions?email=eq.${person.email}`)).toMatchObject([{ reason: 'limit' }])
})

test('an editor reads one sentence in every room of the leads, and gets no file', async ({ page }) => {
  const person = someone()
  const [id] = await store(person)
  await signIn(page, await makeAccount('editor'))
  for (const path of [
    '/admin/dashboard',
    '/admin/leads',
    `/admin/leads/${id}`,
    '/admin/leads/suspects',
    '/admin/privacy',
  ]) {
    await page.goto(path)
    await expect(page.getByText('Enquiries are for administrators.'), path).toBeVisible()
    expect(await page.content(), path).not.toContain(person.surname)
  }
  await page.goto('/admin/dashboard')
  await expect(page.getByRole('region', { name: 'Posts at work' })).toContainText('Drafts')
  await expect(page.getByText('Total Leads')).toHaveCount(0)
  await expect(page.getByRole('navigation').getByRole('link', { name: 'Leads' })).toHaveCount(0)
  for (const [route, back] of [
    ['leads', '/admin/leads'],
    ['newsletter', '/admin/dashboard'],
    ['person', '/admin/privacy'],
  ] as const) {
    const answer = await page.request.post(`/api/exports/${route}`, {
      headers: { origin: site, 'sec-fetch-site': 'same-origin' },
      form: { locale: 'en', address: person.email },
      maxRedirects: 0,
    })
    expect(answer.status()).toBe(303)
    expect(answer.headers().location).toBe(`${back}?failed=notAdmin`)
  }
})

test('files are for admins who ask from a page of this site', async ({ page, request }) => {
  for (const route of ['leads', 'newsletter', 'person']) {
    const post = (headers: Record<string, string>, data = 'locale=af') =>
      request.post(`/api/exports/${route}`, {
        headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
        data,
        maxRedirects: 0,
      })
    const own = { origin: site }
    const stranger = await post(own)
    expect(stranger.status()).toBe(303)
    expect(stranger.headers().location).toMatch(/^\/af\/admin\/login\?next=%2Faf%2Fadmin%2F/)
    const foreign: Record<string, string>[] = [{ origin: 'https://example.org' }, { origin: 'null' }, {}]
    for (const headers of foreign) expect((await post(headers)).status()).toBe(403)
    expect((await post({ ...own, 'content-type': 'application/json' }, '{}')).status()).toBe(400)
    expect((await post(own, `q=${'x'.repeat(20_000)}`)).status()).toBe(400)
    expect((await request.get(`/api/exports/${route}`)).status()).toBe(405)
  }
  await signIn(page)
  for (const [path, sentence] of [
    ['/admin/leads?failed=tooMany', 'More than 10 000 people match'],
    ['/af/admin/leads?failed=failed', 'Die uitvoer kon nie nou gemaak word nie.'],
    ['/admin/privacy?failed=invalid', 'The export could not be made from what was sent.'],
  ] as const) {
    await page.goto(path)
    await expect(page.getByRole('main').getByRole('alert')).toContainText(sentence)
  }
  await page.goto('/admin/leads?failed=nonsense')
  await expect(page.getByRole('main').getByRole('alert')).toHaveCount(0)
})

test('the dashboard’s figures, charts and tables are those of the database', async ({ page }) => {
  await store(someone(), someone({ created_at: new Date(Date.now() - 40 * 864e5).toISOString() }))
  const leads = await rows('leads?select=*&limit=1000')
  const midnight = Date.parse(
    `${new Intl.DateTimeFormat('sv-SE', { timeZone: 'Africa/Johannesburg' }).format(Date.now())}T00:00:00+02:00`,
  )
  const age = ({ first_at }: Row) => Date.now() - Date.parse(String(first_at))
  const recent = leads.filter((lead) => age(lead) < 30 * 864e5).length
  const earlier = leads.filter((lead) => age(lead) >= 30 * 864e5 && age(lead) < 60 * 864e5).length
  const today = leads.filter(({ first_at }) => Date.parse(String(first_at)) >= midnight).length
  const sources = new Map<string, number>()
  for (const { came_from } of leads) sources.set(String(came_from), (sources.get(String(came_from)) ?? 0) + 1)
  const enrolled = leads.filter(({ status }) => status === 'enrolled').length
  await signIn(page, await makeAccount('admin'))
  const tile = (name: string) => page.locator('dl > div').filter({ hasText: name })
  const value = (name: string) => tile(name).locator('dd').first()
  await expect(value('Total Leads')).toHaveText(String(leads.length))
  await expect(value('Sources')).toHaveText(String(sources.size))
  await expect(value('New Today')).toHaveText(String(today))
  const percent = new Intl.NumberFormat('en', { style: 'percent', maximumFractionDigits: 1 })
  await expect(value('Conversion Rate')).toHaveText(percent.format(enrolled / leads.length))
  const change = new Intl.NumberFormat('en', { signDisplay: 'exceptZero' }).format(recent - earlier)
  await expect(tile('Total Leads')).toContainText(
    recent === earlier ? 'as in the 30 before' : `${recent} in 30 days, ${change} on the 30 before`,
  )

  const days = page.getByRole('region', { name: 'Leads a day' })
  await days.getByText('Show as a table').click()
  await expect(days.getByRole('row')).toHaveCount(31)
  await expect(days.getByRole('row').last()).toContainText(String(today))
  await expect(days.getByRole('img')).toBeVisible()
  const bySource = page.getByRole('region', { name: 'Leads by source' })
  await bySource.getByText('Show as a table').click()
  await expect(bySource.getByRole('row')).toHaveCount(sources.size + 1)
  const direct = bySource.getByRole('row').filter({ has: page.getByRole('rowheader', { name: 'Direct' }) })
  await expect(direct.getByRole('cell').first()).toHaveText(String(sources.get('direct')))
})

test('a part that cannot be read says so, and the others stand', async ({ page }) => {
  const [id] = await store(someone())
  // A row that the site cannot make sense of, first in every list.
  const broken = { language: 'xx', last_at: '2199-01-01T00:00:00Z' }
  await asServiceRole(`leads?id=eq.${id}`, { method: 'PATCH', body: broken })
  try {
    await signIn(page, await makeAccount('admin'))
    const sentence = 'This part could not be read just now.'
    await expect(page.getByRole('region', { name: 'Recent Leads' })).toContainText(sentence)
    await expect(page.getByText(sentence)).toHaveCount(1)
    await expect(page.getByText('Total Leads')).toBeVisible()
    await expect(page.getByRole('region', { name: 'Leads a day' }).getByRole('img')).toBeVisible()
    for (const path of ['/admin/leads', `/admin/leads/${id}`]) {
      await page.goto(path)
      await expect(page.getByText('The leads could not be read just now.')).toBeVisible()
    }
    await page.goto('/af/admin/leads')
    await expect(page.getByLabel('Naam, e-pos of telefoon')).toBeVisible()
  } finally {
    await asServiceRole(`leads?id=eq.${id}`, { method: 'DELETE' })
  }
})

test('the rooms of the leads are in order: both languages, both themes, on a phone and on a desk', async ({
  page,
}) => {
  test.setTimeout(180_000)
  const person = someone({
    first_name: 'Anneliese-Margaretha',
    surname: 'Esterhuizen-Oosthuizenvanwyksvlei',
    referrer: `https://example.com/${'x'.repeat(200)}`,
  })
  const [id] = await store(person, person)
  await asServiceRole('lead_events', { method: 'POST', body: { lead_id: id, note: 'x'.repeat(300) } })
  await asServiceRole(`leads?id=eq.${id}`, { method: 'PATCH', body: { follow_up_on: '2026-01-01' } })
  await asServiceRole('suspect_submissions', {
    method: 'POST',
    body: {
      reason: 'trap',
      first_name: 'Robot',
      surname: 'Een',
      email: 'r@example.org',
      phone: '+27821112222',
    },
  })
  await signIn(page)
  for (const prefix of ['', '/af'])
    for (const path of [
      '/admin/dashboard',
      '/admin/leads',
      '/admin/leads?q=nobody-at-all',
      '/admin/leads?campaign=none-such&from=2026-01-01',
      `/admin/leads/${id}`,
      '/admin/leads/suspects',
      '/admin/privacy',
    ]) {
      const address = prefix + path
      await page.goto(address)
      for (const width of [1280, 360])
        for (const theme of ['light', 'dark'] as const) {
          await page.setViewportSize({ width, height: 800 })
          await page.emulateMedia({ colorScheme: theme, reducedMotion: 'reduce' })
          const soft = expect.configure({ soft: true, message: `${address}, ${theme}, ${width}` })
          await soft(page.locator('h1')).toHaveCount(1)
          soft(await axeViolations(page)).toEqual([])
        }
      await page.setViewportSize({ width: 320, height: 640 })
      expect.soft(await horizontalOverflow(page), address).toEqual([])
      const small = await page.evaluate(() =>
        [...document.querySelectorAll('main :is(button, select, summary, input:not([type=hidden]))')]
          .filter((element) => element.checkVisibility() && element.getBoundingClientRect().height < 44)
          .map((element) => element.outerHTML.slice(0, 100)),
      )
      expect.soft(small, address).toEqual([])
    }
})
