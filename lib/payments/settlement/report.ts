import { z } from 'zod'
import { moneyText } from '@/lib/money'
import { row } from '@/lib/supabase/columns'
import { plainHeading } from '@/lib/table/read/columns'
import { dayOf } from '@/lib/table/read/dates'
import type { FileContent } from '@/lib/table/read/file'
import { fromCents, toCents } from '../amount'
import { statementCents } from '../bank/amounts'
import { isDay } from '../bank/columns'

/** The columns that are read, as PayFast heads them in its transaction history. */
const NEEDED = ['date', 'type', 'gross', 'fee', 'pf payment id'] as const

/** The number of headings of PayFast's in a line. */
export const countHeadings = (cells: readonly string[]) =>
  cells.filter((cell) => NEEDED.some((heading) => heading === plainHeading(cell))).length

/** A card payment of the report, by PayFast's number. Amounts are decimal text, the fee negative. */
type Charge = Readonly<Record<'id' | 'day' | 'gross' | 'fee', string>>

/** Our card money, as the database lists it for a report; the fee is null if it is unknown. */
export const ourCharges = z.array(
  row({
    ...{ id: z.string(), day: z.iso.date(), gross: moneyText, fee: moneyText.nullable() },
    ...{ paymentId: z.string(), name: z.string() },
  }),
)
type OurCharge = z.output<typeof ourCharges>[number]

interface Report extends Readonly<Record<'from' | 'to', string>> {
  readonly charges: readonly Charge[]
  /** The number of other movements: payouts, refunds, reversals. */
  readonly others: number
}

/** Reads PayFast's report; or why it cannot, with the line. */
export function readReport({
  headings,
  lines,
}: Extract<FileContent, { readonly headings: unknown }>):
  Report | { readonly error: 'notReport' | 'day' | 'amount'; readonly line?: number } {
  const names = headings.map(plainHeading)
  const places = NEEDED.map((heading) => names.indexOf(heading))
  if (places.includes(-1)) return { error: 'notReport' }
  const charges: Charge[] = []
  const days: string[] = []
  for (const { line, cells } of lines) {
    const [date = '', type = '', gross = '', fee = '', id = ''] = places.map((place) => cells[place])
    const [read, readFee] = [gross, fee || '0'].map((amount) => statementCents(amount, '.'))
    const day = dayOf(date, 'day')
    if (!isDay(day)) return { error: 'day', line }
    if (!read || !readFee) return { error: 'amount', line }
    days.push(day)
    // "FUNDS_RECEIVED" in the transaction history, "Funds Received" on the dashboard.
    if (plainHeading(type) === 'funds received')
      charges.push({ id, day, gross: fromCents(read.cents), fee: fromCents(-Math.abs(readFee.cents)) })
  }
  days.sort()
  return { charges, others: lines.length - charges.length, from: days[0] ?? '', to: days.at(-1) ?? '' }
}

/** A card payment that one side lacks, or that the sides give differently. */
export interface Difference {
  readonly kind: 'missingHere' | 'missingThere' | 'differs'
  readonly id: string
  readonly day: string
  readonly ours: OurCharge | null
  readonly theirs: Charge | null
}

/** What is missing on either side, and what differs, by day. An unknown fee of ours counts as the same. */
export function differencesOf(charges: readonly Charge[], ours: readonly OurCharge[]): Difference[] {
  const reported = new Map(charges.map((charge) => [charge.id, charge]))
  const recorded = new Map(ours.map((own) => [own.id, own]))
  const isSame = (own: OurCharge, charge: Charge) =>
    toCents(own.gross) === toCents(charge.gross) && toCents(own.fee ?? charge.fee) === toCents(charge.fee)
  return [...new Set([...reported.keys(), ...recorded.keys()])]
    .flatMap((id): Difference[] => {
      const [theirs, own] = [reported.get(id) ?? null, recorded.get(id) ?? null]
      if (theirs && own && isSame(own, theirs)) return []
      const kind = !own ? 'missingHere' : !theirs ? 'missingThere' : 'differs'
      return [{ kind, id, day: (own ?? theirs)!.day, ours: own, theirs }]
    })
    .sort((one, other) => one.day.localeCompare(other.day))
}
