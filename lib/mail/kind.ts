import type { ReactNode } from 'react'
import type { z } from 'zod'
import type { Content } from '@/lib/content/content'
import type { Locale } from '@/lib/i18n/routing'

/** An attachment, made when the message is sent, and never stored. */
export interface MailAttachment {
  readonly name: string
  readonly type: string
  readonly make: () => Promise<Uint8Array>
}

/** The content of a message; its HTML and text parts are made from it (render.tsx). */
export interface MailContent {
  /** Also the title. */
  readonly subject: string
  /** Shown beside the subject in mail programs' lists. */
  readonly preview: string
  /** Why the recipient gets this message. */
  readonly why: ReactNode
  readonly body: ReactNode
  /** The reply address; by default the office. */
  readonly replyTo?: string
  /** The address that ends the message's subscription with one request (RFC 8058). */
  readonly unsubscribe?: string
  readonly attachments?: readonly MailAttachment[]
}

/** A kind of message: the schema of its data, its composer, and sample data for previews. */
export interface MailKind<Data> {
  readonly schema: z.ZodType<Data>
  readonly compose: (data: Data, locale: Locale, content: Content) => MailContent | Promise<MailContent>
  readonly sample: Data
}
