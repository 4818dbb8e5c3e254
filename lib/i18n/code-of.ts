import type { Messages, NestedValueOf } from 'next-intl'

/** The codes for which a part of the messages has words, such as `Leads.errors`: one without words does not compile. */
export type CodeOf<Part extends string> = Extract<keyof NestedValueOf<Messages, Part>, string>
