import { z } from 'zod'
import { moneyText } from '@/lib/money'
import { plainHeading } from '@/lib/table/read/columns'
import { dayOf } from '@/lib/table/read/dates'
import type { FileContent } from '@/lib/table/read/file'
import { fromCents, toCents } from '../amount'
import { statementCents } from '../bank/amounts'
import { isDay } from '../bank/columns'
import { row } from '@/lib/supabase/columns'
import type { Difference, SettlementError } from './form'

/** The columns that are read, as PayFast heads them in the report of its dashboard and in its transaction history. */
const NEEDED = ['date', 'type', 'gross', 'fee', 'pf payment id'] as const

/** The number of headings of PayFast's in a line. */
export const countHeadings = (cells: readonly string[]) =>
  cells.filter((cell) => NEEDED.some((heading) => heading === plainHeading(cell))).length

/** A card payment of the report. Amounts are decimal text; the fee is negative. */
interface Charge {
  readonly id: string
  readonly day: string
  readonly gross: string
  readonly fee: string
}

export interface Report {
  readonly charges: readonly Charge[]
  /** Other movements, such as payouts and refunds: their number by type. */
  readonly others: ReadonlyMap<string, number>
  /** The days of the report, others included. */
  readonly from: string
  readonly to: string
}

/** Reads PayFast's report; or why it cannot, with the line. */
export function readReport({
  headings,
  lines,
}: Extract<FileContent, { readonly headings: unknown }>):
  Report | { readonly error: SettlementError; readonly line?: number } {
  const names = headings.map(plainHeading)
  const places = NEEDED.map((heading) => names.indexOf(heading))
  if (places.includes(-1)) return { error: 'notReport' }
  const charges: Charge[] = []
  const others = new Map<string, number>()
  const days: string[] = []
  for (const { line, cells } of lines) {
    const [date, type, ...money] = places.map((place) => cells[place] ?? '') as [string, string, ...string[]]
    const day = dayOf(date, 'day')
    if (!isDay(day)) return { error: 'day', line }
    days.push(day)
    const [gross, fee] = money.slice(0, 2).map((cell) => statementCents(cell || '0'))
    if (!gross || !fee) return { error: 'amount', line }
    if (plainHeading(type) !== 'funds received') others.set(type, (others.get(type) ?? 0) + 1)
    else
      charges.push({
        id: money[2]!,
        day,
        gross: fromCents(gross.cents),
        fee: fromCents(-Math.abs(fee.cents)),
      })
  }
  const [from = '', to = from] = [days.toSorted()[0], days.toSorted().at(-1)]
  return { charges, others, from, to }
}

/** Our card money, as the database lists it for a report. */
export const ourCharges = z.array(
  row({
    id: z.string(),
    day: z.iso.date(),
    paymentId: z.string(),
    name: z.string(),
    gross: moneyText,
    /** Null if PayFast did not say. */
    fee: moneyText.nullable(),
  }),
)

/** What is missing on either side, and what differs, by day. */
export function differencesOf(
  charges: readonly Charge[],
  ours: z.output<typeof ourCharges>,
): readonly Difference[] {
  const theirs = new Map(charges.map((charge) => [charge.id, charge]))
  const known = new Set(ours.map(({ id }) => id))
  const isEqual = (one: string, other: string) => toCents(one) === toCents(other)
  return [
    ...charges
      .filter(({ id }) => !known.has(id))
      .map((charge) => ({
        kind: 'missingHere' as const,
        ours: null,
        theirs: charge,
        name: null,
        paymentId: null,
        ...charge,
      })),
    ...ours.flatMap(({ id, day, name, paymentId, ...own }) => {
      const charge = theirs.get(id) ?? null
      const isSame =
        charge && isEqual(charge.gross, own.gross) && (own.fee === null || isEqual(charge.fee, own.fee))
      const kind = charge ? ('differs' as const) : ('missingThere' as const)
      return isSame ? [] : { kind, id, day, name, paymentId, ours: own, theirs: charge }
    }),
  ]
    .map(({ kind, id, day, name, paymentId, ours, theirs }) => ({
      kind,
      id,
      day,
      name,
      paymentId,
      ours,
      theirs,
    }))
    .toSorted((one, other) => one.day.localeCompare(other.day))
}
