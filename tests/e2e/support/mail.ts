import { join } from 'node:path'
import { newestMail, tokenIn } from '../../../scripts/local/mailbox.mjs'
import { full } from '../../scope'
import { expect } from './test'

/** Mailbox folder of the site and the embedded backend. */
export const mailFolder = () => join(process.env.DATA_DIR!, 'mail')

/** Waits for the newest mail to an address with this subject, and parses it. @throws Error after the timeout. */
export async function mailTo(email: string, subject?: RegExp) {
  let mail: Awaited<ReturnType<typeof newestMail>>
  await expect
    .poll(async () => (mail = await newestMail(mailFolder(), email, subject)), {
      message: `a mail to ${email}`,
      // In the full run, messages about hundreds of hostile enquiries come first.
      timeout: full ? 60_000 : 25_000,
    })
    .toBeDefined()
  return mail!
}

/** Link targets in a message. */
export const linksIn = (html: string | undefined) =>
  [...html!.matchAll(/href="([^"]*)"/g)].map(([, href]) => href!.replaceAll('&amp;', '&'))

/** Waits for the newest mail to an account; returns its password link. */
export async function mailedLink(email: string): Promise<string> {
  await expect.poll(async () => tokenIn((await newestMail(mailFolder(), email))?.html)).toBeTruthy()
  const { html } = await mailTo(email)
  return /href="([^"]*\/admin\/new-password[^"]*)"/.exec(html!)![1]!
}
