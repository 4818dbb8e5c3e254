import type { Difference } from '@/lib/site-content/differences'
import type {
  ContentAnswer,
  ContentBase,
  ContentCode,
  ContentIssue,
  PublishedDocument,
  SavedDocument,
} from '@/lib/site-content/schema'

/** An action that stores the document in the form. */
export type Send<Data> = (document: unknown, base: ContentBase) => Promise<ContentAnswer<Data>>
export type SendDraft = Send<SavedDocument>
export type SendPublished = Send<PublishedDocument>

/** The action in progress, by the button that started it. */
export type Act = 'save' | 'preview' | 'publish' | 'schedule' | 'discard' | 'cancel'

/** The outcome of an action. */
export type Outcome =
  | { readonly done: 'saved'; readonly missing: readonly ContentIssue[] }
  | { readonly done: 'unchanged' | 'discarded' | 'cancelled' }
  | ({ readonly done: 'published'; readonly changes: readonly Difference[] } & Pick<
      PublishedDocument,
      'outcome' | 'liveFrom'
    >)
  | { readonly done: 'refused'; readonly code: ContentCode }

/** The last outcome, numbered so that repeats differ. */
export type Answer = Outcome & { readonly number: number }

/** Whether the chosen moment was refused; its own field shows that. */
export const isMomentRefused = (code: ContentCode): code is 'timeInvalid' | 'timePast' =>
  code === 'timeInvalid' || code === 'timePast'
