import { axeViolations } from '../support/axe'
import { newEmail } from '../support/data'
import { accept, choose, invitationLink, invite } from '../support/invitations'
import { mailTo } from '../support/mail'
import { GOOD_PASSWORD, field } from '../support/fields'
import { expect, makeAccount, signIn, signInByForm, site, test } from '../support/test'

test('an invited colleague chooses a password and joins the staff; the link works once', async ({
  page,
  other: guest,
}) => {
  const admin = await makeAccount('admin')
  const email = newEmail()
  await signIn(page, admin, '/admin/staff')
  await invite(page, 'nobody')
  await expect(field(page, 'E-mail address')).toHaveAccessibleDescription(/Enter a complete e-mail address/)
  await expect(field(page, 'E-mail address')).toHaveValue('nobody')
  await invite(page, admin.email)
  await expect(page.getByText('already belongs to a member of staff')).toBeVisible()
  await invite(page, email.toUpperCase(), 'Administrator')
  await expect(page.getByText(`An invitation is on its way to ${email}.`)).toBeVisible()
  await expect(page.getByRole('listitem').filter({ hasText: email })).toContainText('Administrator')

  const mail = await mailTo(email)
  expect(mail.subject).toMatch(new RegExp(`^${admin.email} invites you to `))
  expect(mail.text).toContain('Your role: administrator. Choose your own password:')
  expect(mail.text).toContain('The link works once, for 72 hours.')
  const link = await invitationLink(email)
  expect(link.startsWith(`${site}/admin/invitation?token=`)).toBe(true)
  // Mail scanners open each link.
  const opened = await fetch(link)
  expect(opened.headers.get('referrer-policy')).toBe('same-origin')
  expect(opened.headers.get('cache-control')).toContain('no-store')

  await guest.goto(link)
  await expect(guest.getByText('Your role: administrator.')).toBeVisible()
  await expect(field(guest, 'E-mail address')).toHaveValue(email)
  expect(await axeViolations(guest)).toEqual([])
  for (const [password, words] of [
    ['eleven char', 'This password is too short.'],
    ['qwerty123456', 'too easy to guess'],
    [`my name ${email.split('@')[0]}`, 'contains the name'],
  ] as const) {
    await choose(guest, password)
    await expect(guest.getByText(words)).toBeVisible()
    await expect(field(guest, 'New password')).toHaveValue(password)
  }
  await choose(guest, GOOD_PASSWORD)
  await guest.waitForURL('/admin/dashboard')
  await guest.goto('/admin/staff')
  const row = guest.getByRole('row').filter({ hasText: email })
  for (const text of ['Administrator', 'This is you']) await expect(row).toContainText(text)

  await guest.goto(link)
  await expect(guest.getByText('This invitation has been accepted.')).toBeVisible()
  await expect(field(guest, 'New password')).toHaveCount(0)
  await guest.context().clearCookies()
  await signInByForm(guest, { email, password: GOOD_PASSWORD })

  await page.goto('/admin/audit?kind=invitation-accepted')
  await expect(page.getByRole('row').filter({ hasText: email })).toContainText('admin')
})

test('a replaced, withdrawn or expired link says so, even while its page is open @wide', async ({
  page,
  other: guest,
}) => {
  await signIn(page, await makeAccount('admin'), '/admin/staff')
  const email = newEmail()
  await invite(page, email)
  await expect(page.getByText('is on its way to')).toBeVisible()
  const former = await invitationLink(email)
  await page.getByRole('button', { name: `Send again: invitation to ${email}` }).click()
  await expect(page.getByText('A new link is on its way.')).toBeVisible()
  await expect.poll(() => invitationLink(email)).not.toBe(former)
  await guest.goto(former)
  await expect(guest.getByText('This link does not work.')).toBeVisible()

  await guest.goto(await invitationLink(email))
  await page.getByRole('button', { name: `Withdraw: invitation to ${email}` }).click()
  await expect(page.getByText('The invitation is withdrawn.')).toBeVisible()
  await expect(page.getByRole('listitem').filter({ hasText: email })).toHaveCount(0)
  await choose(guest, GOOD_PASSWORD)
  await expect(guest.getByText('This invitation was withdrawn.')).toBeVisible()
  for (const token of ['', '?token=', '?token=a.b']) {
    await guest.goto(`/admin/invitation${token}`)
    await expect(guest.getByText('This link does not work.')).toBeVisible()
  }
  await guest.getByRole('link', { name: 'To sign-in' }).click()
  await expect(guest.getByRole('heading', { name: 'Staff sign-in' })).toBeVisible()
})

test('a removed member who is invited again returns with the account’s password @wide', async ({
  page,
  other,
}) => {
  const [admin, editor] = [await makeAccount('admin'), await makeAccount('editor')]
  await signIn(other, editor, '/blog/admin')
  await signIn(page, admin, '/admin/staff')
  await page.getByRole('link', { name: editor.email }).click()
  const part = page.getByRole('region', { name: 'Remove' })
  const confirmation = part.getByLabel('Type the e-mail address to confirm')
  await confirmation.fill(admin.email)
  await part.getByRole('button', { name: 'Remove from the staff' }).click()
  await expect(confirmation).toHaveAccessibleDescription(/not the address of this member/)
  await confirmation.fill(editor.email)
  await part.getByRole('button', { name: 'Remove from the staff' }).click()
  await expect(page.getByText('The member is removed and signed out everywhere.')).toBeVisible()
  await expect(page.getByRole('link', { name: editor.email })).toHaveCount(0)
  await other.goto('/blog/admin')
  await expect(other).toHaveURL(/\/admin\/login/)

  await invite(page, editor.email, 'Editor', 'Afrikaans')
  await expect(page.getByText('is on its way to')).toBeVisible()
  const link = await invitationLink(editor.email, /nooi jou na/)
  expect(link).toContain('/af/admin/invitation')
  await other.goto(link.replace('/af/', '/'))
  await expect(other.getByText('This address already has an account')).toBeVisible()
  expect(await axeViolations(other)).toEqual([])
  await field(other, 'Password').fill('not this one')
  await accept(other)
  await expect(field(other, 'Password')).toHaveAccessibleDescription(/not the password of your account/)
  await field(other, 'Password').fill(editor.password)
  await accept(other)
  await other.waitForURL('/admin/dashboard')
  await other.goto('/blog/admin')
  await expect(other).toHaveURL(/\/blog\/admin$/)
})
