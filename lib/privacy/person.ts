/** What the staff's forms about a person and their actions agree on. It is light, because the browser loads it. */

/** The kinds of rows that are kept about a person, in the order in which they are shown. */
export const personKinds = ['leads', 'submissions', 'events', 'spam', 'newsletter'] as const
export type PersonKind = (typeof personKinds)[number]

/** A lead that an address shares with others, whose data stays. */
export interface SharedLead {
  readonly id: string
  readonly others: readonly { readonly name: string; readonly email: string }[]
  /** How many notes and entries about joined enquiries an erasure deletes. */
  readonly events: number
}

/** How many rows of each kind are kept about an address alone, and the leads that it shares. */
export interface PersonCounts {
  readonly address: string
  readonly counts: Readonly<Record<PersonKind, number>>
  readonly total: number
  readonly shared: readonly SharedLead[]
}

/** Why a data subject request was refused; `unlike` where the confirmation is another address. */
export type DataSubjectRequestError = 'notAuthenticated' | 'notAdmin' | 'addressInvalid' | 'unlike' | 'failed'
