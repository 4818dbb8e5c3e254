import { z } from 'zod'
import { type DraftStorage, browserDrafts } from '@/lib/browser-drafts'
import { type PostBase, type PostInput, baseSchema, postFields } from './form'

/** Unsaved input, with its post and the version that it began from. */
export interface Draft {
  /** When it was typed, ISO 8601. */
  readonly at: string
  readonly base: PostBase
  readonly input: PostInput
}

/** A draft in a list. */
export interface WaitingDraft extends Omit<Draft, 'input'> {
  readonly title: string
}

// A draft may predate a field.
const inputSchema = z.object(Object.fromEntries(postFields.map((name) => [name, z.string().default('')])))

/** A draft as stored and sent. */
export const draftSchema = z
  .object({ at: z.iso.datetime(), base: baseSchema, input: inputSchema })
  .transform((draft) => draft as Draft)

/** A draft in the browser. `sent` once the server has it. */
const browserDraft = draftSchema.and(z.object({ sent: z.boolean().optional() }))
type BrowserDraft = z.output<typeof browserDraft>

/** Drafts of posts in the browser: one for each post, stored or new, and staff member. */
export const {
  keep: keepDraft,
  drop: dropDraft,
  find: keptDraft,
  all: keptDrafts,
} = browserDrafts('post-draft', browserDraft, ({ base }: BrowserDraft) => base.id)

/** Marks a draft as sent to the server, unless a newer one has replaced it. */
export function markDraftStored(staffId: string, { at, base }: Draft, storage?: DraftStorage): void {
  const draft = keptDraft(staffId, base.id, storage)
  if (draft?.at === at) keepDraft(staffId, { ...draft, sent: true }, storage)
}

/**
 * The newer of a post's two drafts. If the server had the browser's and has none any more, it was saved or discarded on
 * another device, and none counts. `onServer` is undefined if the server could not be asked.
 */
export function currentDraft<Either extends { readonly at: string }>(
  inBrowser: (Either & { readonly sent?: boolean }) | null,
  onServer: Either | null | undefined,
): Either | null {
  if (onServer === null && inBrowser?.sent) return null
  return inBrowser && (!onServer || inBrowser.at >= onServer.at) ? inBrowser : (onServer ?? null)
}
