import type { ReactNode } from 'react'
import type { z } from 'zod'
import type { Content } from '@/lib/content/content'
import type { Locale } from '@/lib/i18n/routing'

/** A file that goes with a message. It is made when the message is sent, and kept nowhere. */
export interface MailAttachment {
  readonly name: string
  readonly type: string
  readonly make: () => Promise<Uint8Array>
}

/** What a message says; the HTML part and the text part are made from it (render.tsx). */
export interface MailContent {
  /** The title, too. */
  readonly subject: string
  /** What the list of a mail program shows beside the subject. */
  readonly preview: string
  /** Why the recipient gets this message. */
  readonly why: ReactNode
  readonly body: ReactNode
  /** Where answers go; where nothing is given, to the office. */
  readonly replyTo?: string
  /** The address that ends the subscription by which the message came, with one request (RFC 8058). */
  readonly unsubscribe?: string
  readonly attachments?: readonly MailAttachment[]
}

/** A kind of message: what the database gives for it, how it is written, and sample data for previews. */
export interface MailKind<Data> {
  readonly schema: z.ZodType<Data>
  readonly compose: (data: Data, locale: Locale, content: Content) => MailContent | Promise<MailContent>
  readonly sample: Data
}
