import type { Locale } from '@/lib/i18n/routing'
import type { RequestKind } from './request'

/** What the staff's forms about a person and their actions agree on. It is light, because the browser loads it. */

/** The kinds of rows that are kept about a person, in the order in which they are shown. */
export const personKinds = [
  'submissions',
  'leads',
  'events',
  'mail',
  'newsletter',
  'payments',
  'requests',
  'spam',
] as const
export type PersonKind = (typeof personKinds)[number]

/** A row in words: each value with its label. */
export type PersonRecord = readonly (readonly [label: string, value: string])[]

/** All rows of one kind in words; `table` where every row has the same labels. */
export interface PersonSection {
  readonly kind: PersonKind
  readonly title: string
  readonly records: readonly PersonRecord[]
  readonly table: boolean
}

/** A lead that an address shares with others, whose data stays. */
export interface SharedLead {
  readonly id: string
  readonly others: readonly { readonly name: string; readonly email: string }[]
  /** How many notes and entries about joined enquiries an erasure deletes. */
  readonly events: number
}

/** The details that staff may correct. */
export interface PersonDetails {
  readonly firstName: string
  readonly surname: string
  /** E.164. */
  readonly phone: string
}

/** The payments of a person that the law has us keep, because money moved: how many, and until which day the last. */
export interface KeptPayments {
  readonly count: number
  readonly until: string
}

/** Everything that is kept about an address alone, and the leads that it shares. */
export interface PersonFile {
  readonly address: string
  /** The language of what the person sent last. */
  readonly language: Locale
  readonly sections: readonly PersonSection[]
  /** How many rows there are. */
  readonly total: number
  readonly shared: readonly SharedLead[]
  /** What an erasure leaves; null where it leaves no payment. */
  readonly keptPayments: KeptPayments | null
  /** Whether PayFast charges a card every month, which an erasure here does not end. */
  readonly isCharged: boolean
  /** Of the newest enquiry, or of the newest payment; null where there is none. */
  readonly details: PersonDetails | null
  /** The lead that has this address; null where there is none. */
  readonly leadId: string | null
  /** Since when the person objects to being contacted, ISO 8601; null for no objection. */
  readonly objectedAt: string | null
  readonly openRequests: readonly {
    readonly id: string
    readonly kind: RequestKind
    readonly dueOn: string
  }[]
}

/** Somebody whom a name, a phone number or a part of an address may mean. */
export interface PersonMatch {
  readonly email: string
  readonly name: string | null
  readonly phone: string | null
  readonly enquiries: number
  readonly spam: number
  readonly newsletter: boolean
}

/** What a search found: one person by an address, or those whom the words may mean, at most a page of all of them. */
export type Found =
  | { readonly person: PersonFile }
  | { readonly query: string; readonly matches: readonly PersonMatch[]; readonly total: number }

/** What an erasure did: the rows that it deleted or emptied, and whether storage has deleted every file. */
export interface Erasure {
  readonly rows: number
  readonly isDone: boolean
}

/** Why a data subject request was refused; `unknownData` where the database is newer than this build; `unlike` where the confirmation is another address. */
export type DataSubjectRequestError =
  | 'notAuthenticated'
  | 'notAdmin'
  | 'addressInvalid'
  | 'searchTooShort'
  | 'unlike'
  | 'nameInvalid'
  | 'phoneInvalid'
  | 'dayInvalid'
  | 'noteTooLong'
  | 'gone'
  | 'unknownData'
  | 'failed'

/** Whether a person is known by a phone number in E.164, not by an e-mail address. */
export const isPhoneNumber = (address: string) => address.startsWith('+')
