import { z } from 'zod'

/** The e-mail address of the person that is looked up, in lower case; the rule is the lead form's. */
export const addressSchema = z
  .string()
  .trim()
  .toLowerCase()
  .max(254)
  .regex(/^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/)

/** The kinds of rows that are kept about a person, in the order in which they are shown. */
export const personKinds = ['leads', 'submissions', 'events', 'suspects', 'newsletter'] as const

/** A lead that an address shares with others, whose data stays. */
export interface SharedLead {
  readonly id: string
  readonly others: readonly { readonly name: string; readonly email: string }[]
  /** How many notes and entries about joined enquiries go with an erasure. */
  readonly events: number
}

/** How many rows of each kind are kept about an address alone, and the leads that it shares. */
export interface PersonCounts {
  readonly address: string
  readonly counts: Readonly<Record<(typeof personKinds)[number], number>>
  readonly total: number
  readonly shared: readonly SharedLead[]
}

/** What may go wrong when a person is looked up or erased. */
export type PersonCode = 'notAuthenticated' | 'notAdmin' | 'addressInvalid' | 'unlike' | 'failed'

export const exportCodes = ['notAuthenticated', 'notAdmin', 'invalid', 'tooMany', 'failed'] as const

/** What may go wrong with an export. */
export type ExportCode = (typeof exportCodes)[number]

/** The code that an address names after a failed export; null for none, or one that there is not. */
export function exportCode(value: unknown): ExportCode | null {
  return exportCodes.find((code) => code === value) ?? null
}

/** The most leads that one file holds. */
export const MOST_EXPORTED = 10_000
