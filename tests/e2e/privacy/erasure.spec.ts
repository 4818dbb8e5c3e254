import { axeViolations, horizontalOverflow } from '../support/axe'
import { recordActionCalls, replay } from '../support/server-actions'
import { asServiceRole, expect, signIn, test } from '../support/test'
import { type Row, selectRows, newEmail } from '../support/data'
import { makePerson, everything, lookUp } from '../support/privacy'

/** Log entries of data subject requests, oldest first. */
const requests = () => selectRows('privacy_log?kind=in.(person-exported,person-erased)&order=created_at')

test('a person’s data is exported completely, then erased completely', async ({ page, context }) => {
  const before = await requests()
  const person = await makePerson()
  const other = await makePerson()
  await signIn(page)
  await page.goto('/admin/privacy')
  await lookUp(page, ` ${person.email.toUpperCase()} `)
  await expect(page.getByRole('heading', { name: `Data held for ${person.email}` })).toBeVisible()
  for (const kind of ['Enquiries (2)', 'Notes and changes (2)', 'Suspected spam (2)', 'Newsletter (1)'])
    await expect(page.getByRole('heading', { name: kind })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Enquiries shared with somebody else' })).toHaveCount(0)
  // Viewing does not count as an export.
  expect(await requests()).toEqual(before)

  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Export everything as JSON' }).click(),
  ])
  expect(download.suggestedFilename()).toMatch(/^person-\d{4}-\d\d-\d\d\.json$/)
  const file = JSON.parse(Buffer.concat(await (await download.createReadStream()).toArray()).toString())
  expect(file).toMatchObject({ address: person.email.toUpperCase() })
  const kept: Record<string, Row[]> = file.kept
  expect(kept.leads).toMatchObject([{ surname: person.mark, follow_up_on: '2026-12-01' }])
  expect(kept.submissions!.map(({ email }) => email)).toEqual([person.email, person.email])
  expect(kept.events!.map(({ note }) => note)).toContain(`About ${person.mark}`)
  expect(kept.spam).toHaveLength(2)
  expect(kept.newsletter).toHaveLength(1)
  expect(JSON.stringify(kept)).not.toContain(other.mark)

  const confirmation = page.getByLabel('Type the e-mail address to confirm')
  await confirmation.fill(other.email)
  await page.getByRole('button', { name: 'Delete', exact: true }).click()
  await expect(page.getByText('What you typed differs, so nothing was deleted.')).toBeVisible()
  await expect(confirmation).toHaveValue(other.email)
  expect(await everything()).toContain(person.mark)

  const calls = recordActionCalls(page)
  await confirmation.fill(person.email)
  await page.getByRole('button', { name: 'Delete', exact: true }).click()
  await expect(page.getByText('Deleted: 9 entries.')).toBeVisible()
  await expect(page.getByText('Backups still hold this data for up to 90 days.')).toBeVisible()
  const left = await everything()
  for (const trace of [person.mark, person.email, person.phone]) expect(left).not.toContain(trace)
  expect(left).toContain(other.mark)
  const logged = (await requests()).slice(-2)
  expect(logged).toMatchObject([
    { kind: 'person-exported', rows: 9, actor: process.env.STAFF_EMAIL },
    { kind: 'person-erased', rows: 9, actor: process.env.STAFF_EMAIL },
  ])
  const fingerprint = String(logged[1]!.detail)
  expect(logged[0]!.detail).toBe(fingerprint)
  const record = page.getByRole('table', { name: 'Activity log' })
  await expect(record.getByRole('row').nth(1)).toContainText('A person’s data deleted')
  await expect(record.getByRole('row').nth(1)).toContainText(fingerprint.slice(0, 16))

  // Repeated, the erasure finds nothing.
  expect(await replay(context.request, calls[0]!)).toContain('"data":{"rows":0,"isDone":true}')
  await lookUp(page, person.email)
  await expect(page.getByText(`No records found for ${person.email}.`)).toBeVisible()
  await lookUp(page, 'no')
  await expect(page.getByText('Enter an e-mail address, or at least three characters')).toBeVisible()
})

test('the result of an erasure stays in view on the page of the erased lead', async ({ page }) => {
  const person = await makePerson()
  await signIn(page)
  await page.goto(`/admin/privacy?lead=${person.lead}`)
  await page.getByLabel('Type the e-mail address to confirm').fill(person.email)
  await page.getByRole('button', { name: 'Delete', exact: true }).click()
  await expect(page.getByText('Deleted: 9 entries.')).toBeVisible()
  await expect(page.getByText('Backups still hold this data for up to 90 days.')).toBeVisible()
})

test('each address of a merged lead is exported and erased separately @wide', async ({ page }) => {
  const stranger = await makePerson()
  const [email, surname] = [newEmail(), `Nuuskierig ${crypto.randomUUID()}`]
  const [sent] = (await asServiceRole('landing_form_submissions', {
    method: 'POST',
    body: { first_name: 'Piet', surname, email, phone: stranger.phone },
  })) as unknown as [Row]
  await signIn(page)
  await page.goto(`/admin/leads/${sent.lead_id}`)
  await page.getByRole('button', { name: `Merge with Vergeet ${stranger.mark}` }).click()
  await expect(page).toHaveURL(new RegExp(`/admin/leads/${stranger.lead}$`))
  await page.goto('/admin/privacy')
  await lookUp(page, email)
  const shared = page.getByRole('region', { name: 'Enquiries shared with somebody else' })
  await expect(shared).toContainText(`Vergeet ${stranger.mark}`)
  await expect(shared).toContainText(stranger.email)
  await expect(shared).toContainText('1 note, or entry about adopted details, is deleted as well')
  await expect(shared.getByRole('link', { name: 'View lead' })).toHaveAttribute(
    'href',
    `/admin/leads/${stranger.lead}`,
  )
  await page.setViewportSize({ width: 320, height: 640 })
  expect(await horizontalOverflow(page)).toEqual([])
  expect(await axeViolations(page)).toEqual([])

  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Export everything' }).click(),
  ])
  const file = Buffer.concat(await (await download.createReadStream()).toArray()).toString()
  expect(file).toContain(surname)
  for (const theirs of [stranger.mark, stranger.email]) expect(file).not.toContain(theirs)

  await page.getByLabel('Type the e-mail address to confirm').fill(email)
  await page.getByRole('button', { name: 'Delete', exact: true }).click()
  // The lead, the enquiry, the note and the record of the merge.
  await expect(page.getByText('Deleted: 4 entries.')).toBeVisible()
  const left = await everything()
  for (const trace of [surname, email]) expect(left).not.toContain(trace)
  expect(await selectRows(`leads?id=eq.${stranger.lead}`)).toMatchObject([
    { surname: stranger.mark, email: stranger.email, submissions: 2 },
  ])
})
