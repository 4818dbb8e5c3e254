import { join } from 'node:path'
import { newestMail, tokenIn } from '../../../scripts/mailbox.mjs'
import { expect } from './test'

/** Where the embedded backend puts the mail that it sends. */
export const mailFolder = () => join(process.env.DATA_DIR!, 'mail')

/** The link for a new password in the newest mail to an account; waits for the mail. */
export async function mailedLink(email: string): Promise<string> {
  await expect.poll(async () => tokenIn(await newestMail(mailFolder(), email))).toBeTruthy()
  return /href="([^"]*\/admin\/new-password[^"]*)"/.exec((await newestMail(mailFolder(), email))!)![1]!
}
