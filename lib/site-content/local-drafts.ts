import { z } from 'zod'
import { browserDrafts } from '@/lib/browser-drafts'
import { contentBase } from './schema'

const keptDocument = z.object({
  /** When it was typed, ISO 8601. */
  at: z.iso.datetime(),
  /** The document, or the form of its scheduled version. */
  key: z.string(),
  base: contentBase,
  document: z.record(z.string(), z.unknown()),
})

/** Unsaved input of a document's form. */
export type LocalDraft = z.output<typeof keptDocument>

/** The scheduled version's form, in its address and as its key in the browser. */
export const scheduledForm = (key: string) => `${key}?scheduled=1`

/** One per form and staff member. */
export const localDrafts = browserDrafts('content-draft', keptDocument, ({ key }: LocalDraft) => key)
