import { mailTo } from './mail'
import { field } from './fields'
import type { Page } from './test'

/** Invites an address on the staff page. */
export async function invite(page: Page, email: string, role = 'Editor', language = 'English') {
  const form = page.getByRole('region', { name: 'Invite somebody' })
  await form.getByLabel('E-mail address').fill(email)
  await form.getByLabel('Role').selectOption(role)
  await form.getByLabel('Language of e-mails').selectOption(language)
  await form.getByRole('button', { name: 'Send invitation' }).click()
}

/** The link in the newest invitation to an address. */
export async function invitationLink(email: string, subject = /invites you to/): Promise<string> {
  const { html } = await mailTo(email, subject)
  return /href="([^"]*\/admin\/invitation[^"]*)"/.exec(html!)![1]!
}

/** Presses the invitation's button. */
export const accept = (page: Page) => page.getByRole('button', { name: 'Accept invitation' }).click()

/** Accepts an invitation with a password. */
export async function choose(page: Page, password: string) {
  await field(page, 'New password').fill(password)
  await accept(page)
}
