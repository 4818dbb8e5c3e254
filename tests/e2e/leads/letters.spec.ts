/** Writing to a lead from a template, by e-mail and WhatsApp, and recording the reply. */
import { selectRows } from '../support/data'
import { newEnquiry, storeEnquiries } from '../support/leads'
import { mailTo } from '../support/mail'
import { expect, makeAccount, signIn, test } from '../support/test'

test('a member of staff writes from a template, and the reply is recorded with one press', async ({
  page,
}) => {
  const writer = await makeAccount('admin')
  const person = newEnquiry({ first_name: 'Naomi www.evil.example', language: 'af' })
  const [id] = await storeEnquiries(person)
  await signIn(page, writer, `/admin/leads/${id}`)
  const write = page.getByRole('region', { name: 'Write from a template' })
  await write.getByRole('link', { name: 'Asked for the price' }).click()
  const letter = write.getByLabel(`E-mail to ${person.email}`)
  // In the language of the enquiry, without the name that holds an address.
  await expect(letter).toHaveValue(
    /^Goeiedag\n\nDankie dat jy gevra het wat ons kursusse kos\. Vlak\s1 kos R/,
  )
  await letter.fill('Goeiedag {name}')
  await write.getByRole('button', { name: 'Send e-mail' }).click()
  await expect(write.getByText('A name in braces is still in the text.')).toBeVisible()
  await expect(letter).toHaveValue('Goeiedag {name}')
  await letter.fill('Goeiedag Naomi\n\n<b>Vlak 1</b> kos R26 260.')
  await write.getByRole('button', { name: 'Send e-mail' }).click()
  await expect(write.getByText(`The e-mail to ${person.email} is on its way.`)).toBeVisible()
  await expect(page.getByRole('combobox', { name: 'Status' })).toHaveValue('contacted')

  const mail = await mailTo(String(person.email), /^Die studiegeld by /)
  expect(mail.replyTo).toMatchObject([{ address: writer.email }])
  expect(mail.text).toMatch(/Goeiedag Naomi\s+<b>Vlak 1<\/b> kos R26 260\./)
  await expect
    .poll(async () => (await selectRows(`mail_messages?recipient=eq.${person.email}`))[0]?.state)
    .toBe('sent')

  await page.reload()
  const sent = page
    .getByRole('region', { name: 'History' })
    .getByRole('listitem')
    .filter({ hasText: `${writer.email} wrote to ${person.email} · Sent` })
  await expect(sent).toContainText('Goeiedag Naomi')
  await sent.getByRole('button', { name: 'Reply received' }).click()
  await expect(page.getByText(`${writer.email} recorded a reply`)).toBeVisible()
  await expect(page.getByRole('button', { name: 'Reply received' })).toHaveCount(0)
})

test('opening WhatsApp with a template records the message as it was changed', async ({ page }) => {
  await page.context().route('https://wa.me/**', (route) => route.fulfill({ body: 'WhatsApp' }))
  const person = newEnquiry()
  const [id] = await storeEnquiries(person)
  await signIn(page)
  await page.goto(`/admin/leads/${id}?template=5`)
  const write = page.getByRole('region', { name: 'Write from a template' })
  const chat = write.getByLabel('WhatsApp message')
  await expect(chat).toHaveValue(/^Good day Naomi, this is /)
  await chat.fill('Good day Naomi & welcome')
  const [opened] = await Promise.all([
    page.waitForEvent('popup'),
    write.getByRole('link', { name: 'Open WhatsApp' }).click(),
  ])
  const address = new URL(opened.url())
  expect(address.pathname).toBe(`/${String(person.phone).slice(1)}`)
  expect(address.searchParams.get('text')).toBe('Good day Naomi & welcome')
  await expect(write.getByText('The message is recorded in the history.')).toBeVisible()
  await expect(page.getByRole('region', { name: 'History' })).toContainText('Good day Naomi & welcome')
  expect(await selectRows(`leads?id=eq.${id}`)).toMatchObject([{ status: 'contacted' }])
})

test('a letter is sent without JavaScript, once @wide', async ({ plain: page }) => {
  const person = newEnquiry()
  const [id] = await storeEnquiries(person)
  await signIn(page)
  await page.goto(`/admin/leads/${id}`)
  const write = page.getByRole('region', { name: 'Write from a template' })
  await write.getByRole('link', { name: 'Thank you' }).click()
  await page.getByRole('button', { name: 'Send e-mail' }).click()
  await expect(page.getByText(`The e-mail to ${person.email} is on its way.`)).toBeVisible()
  expect(await selectRows(`mail_messages?recipient=eq.${person.email}`)).toHaveLength(1)
})
