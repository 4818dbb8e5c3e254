import { join } from 'node:path'
import { newestMail, tokenIn } from '../../../scripts/local/mailbox.mjs'
import { full } from '../../scope'
import { expect } from './test'

/** Where the mail of the site and of the embedded backend lies. */
export const mailFolder = () => join(process.env.DATA_DIR!, 'mail')

/** The newest mail to an address, with such a subject, parsed; waits for it. @throws Error where none arrives in time. */
export async function mailTo(email: string, subject?: RegExp) {
  let mail: Awaited<ReturnType<typeof newestMail>>
  await expect
    .poll(async () => (mail = await newestMail(mailFolder(), email, subject)), {
      message: `a mail to ${email}`,
      // In the full run the messages about hundreds of hostile enquiries go out before it.
      timeout: full ? 60_000 : 25_000,
    })
    .toBeDefined()
  return mail!
}

/** Where the links of a message lead. */
export const linksIn = (html: string | undefined) =>
  [...html!.matchAll(/href="([^"]*)"/g)].map(([, href]) => href!.replaceAll('&amp;', '&'))

/** The link for a new password in the newest mail to an account; waits for the mail. */
export async function mailedLink(email: string): Promise<string> {
  await expect.poll(async () => tokenIn((await newestMail(mailFolder(), email))?.html)).toBeTruthy()
  const { html } = await mailTo(email)
  return /href="([^"]*\/admin\/new-password[^"]*)"/.exec(html!)![1]!
}
