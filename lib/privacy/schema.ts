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

/** How many rows of each kind are kept about an address. */
export interface PersonCounts {
  readonly address: string
  readonly counts: Readonly<Record<(typeof personKinds)[number], number>>
  readonly total: number
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
