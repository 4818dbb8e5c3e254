import type { Difference } from '@/lib/site-content/differences'
import type {
  ContentAnswer,
  ContentBase,
  ContentCode,
  ContentIssue,
  PublishedDocument,
  SavedDocument,
} from '@/lib/site-content/schema'

/** An action that stores what the form holds. */
export type Send<Data> = (document: unknown, base: ContentBase) => Promise<ContentAnswer<Data>>
export type SendDraft = Send<SavedDocument>
export type SendPublished = Send<PublishedDocument>

/** What is under way, by the button that began it. */
export type Act = 'save' | 'preview' | 'publish' | 'schedule' | 'discard' | 'cancel'

/** What came of something that was done. */
export type Outcome =
  | { readonly done: 'saved'; readonly missing: readonly ContentIssue[] }
  | { readonly done: 'unchanged' | 'discarded' | 'cancelled' }
  | ({ readonly done: 'published'; readonly changes: readonly Difference[] } & Pick<
      PublishedDocument,
      'outcome' | 'liveFrom'
    >)
  | { readonly done: 'refused'; readonly code: ContentCode }

/** The outcome of the last thing that was done; its number tells it from the same thing done before. */
export type Answer = Outcome & { readonly number: number }

/** Whether it is the chosen moment that was refused, which its own field says. */
export const isMomentRefused = (code: ContentCode): code is 'timeInvalid' | 'timePast' =>
  code === 'timeInvalid' || code === 'timePast'
