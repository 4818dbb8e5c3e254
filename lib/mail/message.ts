import 'server-only'
import { env } from '@/lib/env'
import { markPart } from './mark'
import type { WrittenMail } from './render'

/** As `settle_mail` takes it. */
export interface Outcome {
  readonly outcome: 'sent' | 'again' | 'refused' | 'no-recipient'
  /** The mail server's words, if it refused. */
  readonly problem?: string
}

export interface AddressedMail extends WrittenMail {
  /** The outbox row's id: the same in each attempt. */
  readonly id: string
  readonly to: string
}

/** The domain in identifiers of the site's messages. */
export const mailHost = () => new URL(env.SITE_URL).hostname

/** The headers that every message has, and those of a subscription's. */
export function headersOf({ unsubscribe }: AddressedMail): Readonly<Record<string, string>> {
  // Keeps machines from answering (RFC 3834; Exchange has a separate header, MS-OXCMAIL 2.1.3.2.20).
  const automatic = { 'Auto-Submitted': 'auto-generated', 'X-Auto-Response-Suppress': 'All' }
  if (!unsubscribe) return automatic
  return {
    ...automatic,
    'List-Id': `<newsletter.${mailHost()}>`,
    'List-Unsubscribe': `<${unsubscribe}>`,
    'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
  }
}

/** The files of a message, and its sign, which has a `cid`. @throws Error if a file cannot be made. */
export async function partsOf({ attachments = [] }: AddressedMail) {
  return Promise.all([
    ...attachments.map(async ({ name, type, make }) => ({
      filename: name,
      contentType: type,
      content: Buffer.from(await make()),
    })),
    markPart(),
  ])
}
