import { readFileSync } from 'node:fs'
import { axeViolations, horizontalOverflow } from '../support/axe'
import { asServiceRole, expect, signIn, test } from '../support/test'
import { newEmail, newPhone, selectRows } from '../support/data'
import { lookUp, makePerson } from '../support/privacy'

test('a person is found by number in any spelling or by name, and chosen by address', async ({ page }) => {
  const person = await makePerson()
  const other = newEmail()
  await asServiceRole('landing_form_submissions', {
    method: 'POST',
    body: { first_name: 'Neef', surname: person.mark, email: other, phone: newPhone() },
  })
  await signIn(page, undefined, '/admin/privacy')
  const home = person.phone.replace('+27', '0')
  await lookUp(page, `${home.slice(0, 3)} ${home.slice(3, 6)}-${home.slice(6)}`)
  await expect(page.getByRole('heading', { name: '1 person found' })).toBeVisible()
  await lookUp(page, person.mark.toUpperCase())
  await expect(page.getByRole('heading', { name: '2 people found' })).toBeVisible()
  await expect(page.getByText('work with the e-mail address alone')).toBeVisible()
  const found = page.getByRole('listitem').filter({ hasText: person.email })
  await expect(found).toContainText(`Vergeet ${person.mark}`)
  await expect(found).toContainText('2 enquiries · 2 suspected spam · newsletter')
  await page.setViewportSize({ width: 320, height: 640 })
  expect(await horizontalOverflow(page)).toEqual([])
  expect(await axeViolations(page)).toEqual([])
  await page.getByRole('button', { name: `Show: ${person.email}` }).click()
  await expect(page.getByRole('heading', { name: `Data held for ${person.email}` })).toBeVisible()
  await expect(page.getByText(`About ${person.mark}`)).toBeVisible()
  await expect(page.getByText(other)).toHaveCount(0)
  await page.evaluate(() => (document.documentElement.style.fontSize = '200%'))
  await page.setViewportSize({ width: 360, height: 740 })
  const main = page.getByRole('main')
  expect(await main.evaluate((element) => element.scrollWidth - element.clientWidth)).toBeLessThanOrEqual(0)
  expect(await axeViolations(page)).toEqual([])
  await lookUp(page, `nobody ${person.mark}`)
  await expect(page.getByText('Nobody found for')).toBeVisible()
})

test('a search by name works without JavaScript @wide', async ({ plain: page }) => {
  const person = await makePerson()
  await signIn(page)
  await page.goto('/admin/privacy')
  await lookUp(page, person.mark)
  await page.getByRole('button', { name: `Show: ${person.email}` }).click()
  await expect(page.getByRole('heading', { name: `Data held for ${person.email}` })).toBeVisible()
})

test('a readable copy for the person takes three clicks and keys, besides typing @wide', async ({
  page,
  context,
}) => {
  const person = await makePerson()
  await signIn(page, undefined, '/admin/privacy')
  let actions = 0
  const count = <Answer>(answer: Answer) => {
    actions++
    return answer
  }
  await count(page.getByLabel('E-mail address, phone number or name').click())
  await page.keyboard.type(person.email)
  await count(page.keyboard.press('Enter'))
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    count(page.getByRole('button', { name: 'Download a copy to read' }).click()),
  ])
  expect(actions).toBeLessThanOrEqual(3)
  // The person's latest message was in Afrikaans.
  expect(download.suggestedFilename()).toMatch(/^persoonlike-inligting-\d{4}-\d\d-\d\d\.html$/)
  const [logged] = await selectRows('privacy_log?kind=eq.person-exported&order=created_at.desc&limit=1')
  expect(logged).toMatchObject({ rows: 9, actor: process.env.STAFF_EMAIL })

  const copy = await context.newPage()
  const asked: string[] = []
  copy.on('request', (request) => asked.push(request.url()))
  await copy.setContent(readFileSync(await download.path(), 'utf8'))
  expect(asked).toEqual([])
  await expect(copy).toHaveTitle('Jou persoonlike inligting')
  await expect(copy.getByRole('heading', { level: 1 })).toHaveText('Jou persoonlike inligting')
  await expect(copy.getByRole('table')).toContainText(`About ${person.mark}`)
  await expect(copy.getByRole('heading', { name: 'Jou regte' })).toBeVisible()
  await expect(copy.getByText('artikel 24')).toBeVisible()
  for (const width of [320, 1280]) {
    await copy.setViewportSize({ width, height: 640 })
    expect(await horizontalOverflow(copy)).toEqual([])
    expect(await axeViolations(copy)).toEqual([])
  }

  await page.getByLabel('Language of the copy').selectOption('English')
  const [second] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download a copy to read' }).click(),
  ])
  expect(readFileSync(await second.path(), 'utf8')).toContain('Your personal information')
})
