import { recordActionCalls, replay } from '../support/server-actions'
import { mailTo } from '../support/mail'
import { type Page, actAsRobot, expect, passMinimumFillTime, signIn, test } from '../support/test'
import { selectRows } from '../support/data'
import { newEnquiry, storeEnquiries, fillEnquiryForm, findSubmission } from '../support/leads'

/** Sends an enquiry as a robot, which is thanked like a person. */
async function sendAsRobot(page: Page, path = '/landing') {
  const robot = newEnquiry()
  await page.goto(path)
  await expect(page.locator('form[novalidate]').first()).toBeVisible()
  await fillEnquiryForm(page, robot)
  await actAsRobot(page)
  await page.getByRole('button', { name: 'Ask for information' }).click()
  await expect(page.getByText('Thank You!')).toBeVisible()
  return robot
}

test('spam is quarantined; staff are told, and mark it as not spam or delete it', async ({
  page,
  context,
}) => {
  const person = await sendAsRobot(page, '/landing?utm_source=google')
  expect(await findSubmission(person.email)).toBeUndefined()
  const robot = await sendAsRobot(page)
  const counted = await selectRows('landing_form_submissions?spam_reason=not.is.null&select=id')

  await signIn(page)
  await page.goto('/admin/dashboard')
  const toDo = page.getByRole('list', { name: 'To do today' }).getByRole('listitem')
  const line = toDo.filter({ hasText: `${counted.length} enquiries are suspected spam` })
  await line.getByRole('link', { name: 'View suspected spam' }).click()
  const item = (surname: string) => page.getByRole('listitem').filter({ hasText: surname })
  await expect(item(person.surname)).toContainText('Filled in the hidden field (bot)')
  await expect(item(person.surname)).toContainText('google')
  const calls = recordActionCalls(page)
  await page.getByRole('button', { name: `Not spam: Naomi ${person.surname}’s enquiry` }).click()
  await expect(page.getByText(`Naomi ${person.surname}’s enquiry was moved to Leads.`)).toBeVisible()
  await expect(item(person.surname)).toHaveCount(0)
  expect(await replay(context.request, calls[0]!)).toContain('"gone"')

  page.once('dialog', (dialog) => dialog.dismiss())
  await page.getByRole('button', { name: `Delete Naomi ${robot.surname}’s enquiry` }).click()
  await expect(item(robot.surname)).toHaveCount(1)
  page.once('dialog', (dialog) => dialog.accept())
  await page.getByRole('button', { name: `Delete Naomi ${robot.surname}’s enquiry` }).click()
  await expect(page.getByText(`Naomi ${robot.surname}’s enquiry was deleted.`)).toBeVisible()
  await expect(item(robot.surname)).toHaveCount(0)
  expect(await selectRows(`landing_form_submissions?email=eq.${robot.email}`)).toEqual([])
  expect(await replay(context.request, calls.at(-1)!)).toContain('"gone"')

  await mailTo(person.email, /Your enquiry/)
  const lead = await findSubmission(person.email)
  expect(lead).toMatchObject({ utm_source: 'google' })
  await page.goto(`/admin/leads/${lead!.lead_id}`)
  await expect(page.getByRole('region', { name: 'History' })).toContainText('marked an enquiry as not spam')
})

test('an enquiry over the limit is quarantined, and its sender reads that others have arrived', async ({
  page,
}) => {
  const person = newEnquiry()
  await storeEnquiries(...Array.from({ length: 5 }, () => person))
  await page.goto('/landing')
  await fillEnquiryForm(page, person)
  await passMinimumFillTime(page)
  await page.getByRole('button', { name: 'Ask for information' }).click()
  await expect(page.getByText('We have received several enquiries from this e-mail address')).toBeVisible()
  expect(
    await selectRows(`landing_form_submissions?email=eq.${person.email}&spam_reason=not.is.null`),
  ).toMatchObject([{ spam_reason: 'limit' }])
})
