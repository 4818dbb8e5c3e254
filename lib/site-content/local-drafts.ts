import { z } from 'zod'
import { browserDrafts } from '@/lib/browser-drafts'
import { contentBase } from './schema'

const keptDocument = z.object({
  /** When it was typed, ISO 8601. */
  at: z.iso.datetime(),
  /** The document, or the form of its scheduled version. */
  key: z.string(),
  /** What it began from. */
  base: contentBase,
  document: z.record(z.string(), z.unknown()),
})

/** What somebody typed into the form of a document and has not saved. */
export type LocalDraft = z.output<typeof keptDocument>

/** The form of a document's scheduled version, as its address ends and as the browser keeps what is typed into it. */
export const scheduledForm = (key: string) => `${key}?scheduled=1`

/** The documents in the browser: one for each form and staff member. */
export const localDrafts = browserDrafts('content-draft', keptDocument, ({ key }: LocalDraft) => key)
