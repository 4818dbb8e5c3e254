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

/** Decimal text; the fee is negative, and null if it is unknown. */
interface Amounts {
  readonly gross: string
  readonly fee: string | null
}

/** A card payment of the report, by PayFast's number. */
type Charge = Amounts & Readonly<Record<'id' | 'day', string>>

/** Our card money, as the database lists it for a report. */
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
  readonly theirs: Amounts | null
}

/** What is missing on either side, and what differs, by day. */
export function differencesOf(charges: readonly Charge[], ours: readonly OurCharge[]): Difference[] {
  const theirs = new Map(charges.map((charge) => [charge.id, charge]))
  const known = new Set(ours.map(({ id }) => id))
  const isEqual = (one: string | null, other: string | null) =>
    one === null || other === null || toCents(one) === toCents(other)
  const missing = charges
    .filter(({ id }) => !known.has(id))
    .map(({ id, day, ...theirs }): Difference => ({ kind: 'missingHere', id, day, ours: null, theirs }))
  const others = ours.flatMap((own): Difference[] => {
    const { id, day } = own
    const charge = theirs.get(id)
    if (!charge) return [{ kind: 'missingThere', id, day, ours: own, theirs: null }]
    const { gross, fee } = charge
    const isSame = isEqual(gross, own.gross) && isEqual(fee, own.fee)
    return isSame ? [] : [{ kind: 'differs', id, day, ours: own, theirs: { gross, fee } }]
  })
  return [...missing, ...others].sort((one, other) => one.day.localeCompare(other.day))
}
