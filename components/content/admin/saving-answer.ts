import type { Difference } from '@/lib/site-content/differences'
import type {
  ContentBase,
  ContentCode,
  ContentIssue,
  ContentRefusal,
  PublishedDocument,
  SavedDocument,
} from '@/lib/site-content/schema'

/** An action that stores what the form holds. */
export type Send<Data> = (
  document: unknown,
  base: ContentBase,
) => Promise<{ readonly ok: true; readonly data: Data } | ContentRefusal>

export type SendDraft = Send<SavedDocument>
export type SendPublished = Send<PublishedDocument>

/** What is under way, by the button that began it. */
export type Act = 'save' | 'preview' | 'publish' | 'schedule' | 'discard' | 'cancel'

/** What came of the last thing that was done; its number tells it from the same thing done before. */
export type Answer = { readonly number: number } & (
  | { readonly done: 'saved'; readonly missing: readonly ContentIssue[] }
  | { readonly done: 'unchanged' | 'discarded' | 'cancelled' }
  | ({ readonly done: 'published'; readonly changes: readonly Difference[] } & Pick<
      PublishedDocument,
      'outcome' | 'liveFrom'
    >)
  | ({ readonly done: 'refused' } & Pick<ContentRefusal, 'code'>)
)

/** The same before it has its number. */
export type Outcome = Answer extends infer Each
  ? Each extends unknown
    ? Omit<Each, 'number'>
    : never
  : never

/** Whether it is the chosen moment that was refused, which its own field says. */
export const isMomentRefused = (code: ContentCode): code is 'timeInvalid' | 'timePast' =>
  code === 'timeInvalid' || code === 'timePast'
