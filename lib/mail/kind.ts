import type { ReactNode } from 'react'
import type { z } from 'zod'
import type { Content } from '@/lib/content/content'
import type { Locale } from '@/lib/i18n/routing'

/** Made when the message is sent, and never stored. */
export interface MailAttachment {
  readonly name: string
  readonly type: string
  readonly make: () => Promise<Uint8Array>
}

/** The HTML and text parts are made from it (render.tsx). */
export interface MailContent {
  /** Also the title. */
  readonly subject: string
  /** Shown beside the subject in mail programs. */
  readonly preview: string
  /** Why the recipient gets this message. */
  readonly why: ReactNode
  readonly body: ReactNode
  /** Whether a person signs it, as a letter. */
  readonly isSigned?: boolean
  /** By default the office. */
  readonly replyTo?: string
  /** Ends the subscription with one request (RFC 8058). */
  readonly unsubscribe?: string
  readonly attachments?: readonly MailAttachment[]
}

/** A kind of message, with sample data for previews. */
export interface MailKind<Data> {
  readonly schema: z.ZodType<Data>
  readonly compose: (data: Data, locale: Locale, content: Content) => MailContent | Promise<MailContent>
  readonly sample: Data
  /** The sample in other languages, if it has words of staff. */
  readonly sampleIn?: Readonly<Partial<Record<Locale, Data>>>
}
