/** Shared by the page of PayFast's settlements and its action. Keep it light: the browser loads it. */
import type { FileError } from '@/lib/table/read/form'

export type SettlementError =
  | FileError
  | 'fileMissing'
  | 'tooLarge'
  | 'notReport'
  | 'day'
  | 'amount'
  | 'notAuthenticated'
  | 'notAdmin'
  | 'failed'

/** A card payment that one side lacks, or that the sides give differently. Amounts are decimal text. */
export interface Difference {
  readonly kind: 'missingHere' | 'missingThere' | 'differs'
  /** PayFast's number. */
  readonly id: string
  readonly day: string
  /** Of our payment; null if we have none. */
  readonly name: string | null
  readonly paymentId: string | null
  readonly ours: { readonly gross: string; readonly fee: string | null } | null
  readonly theirs: { readonly gross: string; readonly fee: string } | null
}

export type SettlementAnswer =
  | {
      readonly ok: true
      readonly from: string
      readonly to: string
      readonly charges: number
      readonly gross: string
      readonly fee: string
      /** Movements of other kinds, by PayFast's name of the kind. */
      readonly others: readonly (readonly [type: string, count: number])[]
      readonly differences: readonly Difference[]
      /** The differences as a CSV file. */
      readonly file: string
    }
  | { readonly ok: false; readonly code: SettlementError; readonly line?: number }
