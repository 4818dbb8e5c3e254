import { selectRows, unique } from '../support/data'
import { fillEnquiryForm, newEnquiry, sendEnquiry } from '../support/leads'
import { linksIn, mailFolder, mailTo } from '../support/mail'
import { newestMail } from '../../../scripts/local/mailbox.mjs'
import { type Page, asServiceRole, expect, makeAccount, signIn, site, test } from '../support/test'

/** Maximum time from the button to the inbox, in milliseconds. */
const INBOX_MILLISECONDS = 5000

// Other tests' answers would use up the hourly limit.
test.beforeAll(async () => {
  const body = { created_at: new Date(Date.now() - 7_200_000).toISOString() }
  await asServiceRole('mail_messages?kind=eq.lead-answer', { method: 'PATCH', body })
})

async function enquire(page: Page, path: string, change = {}) {
  const enquiry = newEnquiry({ surname: `Voorbeeld ${unique()}`, ...change })
  await page.goto(path)
  await fillEnquiryForm(page, enquiry)
  await sendEnquiry(page)
  return enquiry
}

test('an enquiry is answered in its language within five seconds, with working links', async ({
  page,
  request,
}) => {
  const { email } = await enquire(page, '/af/landing')
  // It is stored between the press and the thanks.
  const mail = await mailTo(email, /^Jou navraag: brosjure en volgende stappe$/)
  const outbox = `mail_messages?recipient=eq.${encodeURIComponent(email)}`
  await expect.poll(async () => (await selectRows(outbox))[0]?.state).toBe('sent')
  const [stored] = await selectRows(outbox)
  const taken = Date.parse(String(stored!.settled_at)) - Date.parse(String(stored!.created_at))
  expect(taken).toBeLessThan(INBOX_MILLISECONDS)
  expect(mail.from).toMatchObject({ address: 'no-reply@example.org' })
  expect(mail.replyTo).toMatchObject([{ address: 'info@example.org' }])
  expect(mail.text).toContain('Beste Naomi')
  expect(mail.text).toContain('Laai die brosjure af')
  const own = linksIn(mail.html).filter((href) => href.startsWith(site))
  expect(own).toHaveLength(2)
  for (const href of own) expect((await request.get(href)).status(), href).toBe(200)
})

test('every admin gets a message about an enquiry that links to the lead and its answer', async ({
  page,
}) => {
  const admin = await makeAccount('admin')
  const editor = await makeAccount('editor')
  const { email, surname, phone } = await enquire(page, '/landing')
  const mail = await mailTo(admin.email, new RegExp(`New enquiry: Naomi ${surname}`))
  expect(mail.replyTo).toMatchObject([{ address: email }])
  expect(linksIn(mail.html)).toEqual(
    expect.arrayContaining([`tel:${phone}`, `https://wa.me/${phone.slice(1)}`, `mailto:${email}`]),
  )
  await signIn(page, admin)
  await page.goto(linksIn(mail.html).find((href) => href.includes('/admin/leads/'))!)
  await expect(page.getByRole('heading', { name: `Naomi ${surname}`, level: 1 })).toBeVisible()
  const answer = `mail_messages?recipient=eq.${encodeURIComponent(email)}&kind=eq.lead-answer`
  await expect.poll(async () => (await selectRows(answer))[0]?.state).toBe('sent')
  await page.reload()
  const sent = page.getByRole('region', { name: 'History' }).getByRole('listitem')
  await expect(sent).toContainText(`E-mail to ${email}: Answer to an enquiry · Sent`)
  await sent.getByText('Your enquiry: brochure and next steps', { exact: true }).press('Enter')
  await expect(sent.getByText('Dear Naomi')).toBeVisible()
  await expect(sent).toContainText(`${site}/brochures/`)
  expect(await newestMail(mailFolder(), editor.email)).toBeUndefined()
})

test('an admin who turned off messages about enquiries gets none @wide', async ({ page }) => {
  const [quiet, other] = [await makeAccount('admin'), await makeAccount('admin')]
  await signIn(page, quiet, '/admin/account')
  const section = page.getByRole('region', { name: 'E-mail to you' })
  await expect(section.getByLabel('Immediately, one e-mail per enquiry')).toBeChecked()
  await section.getByLabel('A summary every morning').check()
  await section.getByLabel('Language of e-mails').selectOption('Afrikaans')
  await section.getByRole('button', { name: 'Save' }).click()
  await expect(section.getByText('Saved.')).toBeVisible()
  await page.reload()
  await expect(section.getByLabel('A summary every morning')).toBeChecked()
  await expect(section.getByLabel('Language of e-mails')).toHaveValue('af')
  const { surname } = await enquire(page, '/landing')
  await mailTo(other.email, new RegExp(surname))
  expect(await newestMail(mailFolder(), quiet.email)).toBeUndefined()
})
