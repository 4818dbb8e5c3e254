import { z } from 'zod'
import { isoTime } from '@/lib/dates'
import { moneyText } from '@/lib/money'
import { type WaitingLead, waitingLead } from '@/lib/leads/schema'
import { listedPayment } from '@/lib/payments/admin/schema'
import { requestKinds } from '@/lib/privacy/request'
import { row } from '@/lib/supabase/columns'

const count = z.number().int()

/** In order of urgency; also the tabs of the payments. */
const paymentReasons = ['failed', 'promise', 'overdue', 'proof'] as const

const waitingPayment = listedPayment.and(
  z.object({
    why: z.enum(paymentReasons),
    total: count,
    /** The number and the sum of all overdue payments. */
    overdue: count,
    owed: moneyText,
  }),
)
export type WaitingPayment = z.output<typeof waitingPayment>

const waitingRequest = row({
  id: z.string(),
  kind: z.enum(requestKinds),
  state: z.enum(['unconfirmed', 'confirmed']),
  /** Null if the person was erased. */
  email: z.string().nullable(),
  /** A day, `2026-11-21`. */
  dueOn: z.string(),
  total: count,
})
export type WaitingRequest = z.output<typeof waitingRequest>

const waitingDraft = row({ id: z.guid(), title: z.string(), updatedAt: isoTime, total: count })
export type WaitingDraft = z.output<typeof waitingDraft>

const office = row({
  /** Those who sent the form today first. */
  newLeads: z.array(waitingLead),
  dueLeads: z.array(waitingLead),
  payments: z.array(waitingPayment),
  requests: z.array(waitingRequest),
})

const work = row({
  /** Null for editors. */
  office: office.nullable(),
  drafts: z.array(waitingDraft),
  /** Posts to be published, and when the next of them is. */
  scheduled: row({ total: count, nextAt: isoTime.nullable() }),
  /** As in `SecondFactorStatus`. */
  factor: row({
    enrolledAt: isoTime.nullable(),
    requiredAt: isoTime.nullable(),
    resetAt: isoTime.nullable(),
  }),
})

/** The first rows of a list, and how many more there are. */
export interface Waiting<Row> {
  readonly rows: readonly Row[]
  readonly more: number
}

const listOf = <Row extends { readonly total: number }>(rows: readonly Row[]): Waiting<Row> => ({
  rows,
  more: (rows[0]?.total ?? 0) - rows.length,
})

/** Older enquiries listed, so that they do not push the rest of the work down. */
const MOST_OLDER = 5

/** Lists each lead once: today's enquiries, then what is due by `day`, then other new leads. */
function leadLists(newLeads: readonly WaitingLead[], dueLeads: readonly WaitingLead[], day: string) {
  const fresh = newLeads.filter(({ isOfToday }) => isOfToday)
  const freshIds = new Set(fresh.map(({ id }) => id))
  const due = dueLeads.filter(({ id }) => !freshIds.has(id))
  const dueIds = new Set(due.map(({ id }) => id))
  const older = newLeads.filter(({ id, isOfToday }) => !isOfToday && !dueIds.has(id)).slice(0, MOST_OLDER)
  const listed = [...fresh, ...due, ...older]
  const totalOf = (leads: readonly WaitingLead[]) => leads[0]?.total ?? 0
  const isDue = ({ followUpOn }: WaitingLead) => followUpOn !== null && followUpOn <= day
  return {
    fresh,
    due: { rows: due, more: totalOf(dueLeads) - listed.filter(isDue).length },
    older: { rows: older, more: totalOf(newLeads) - listed.filter(({ status }) => status === 'new').length },
  }
}

/** The answer of `waiting_work` as lists. @param day today, `2026-11-21`. @throws ZodError if it has another form. */
export function workOf(answer: unknown, day: string) {
  const { office, drafts, ...rest } = work.parse(answer)
  return {
    ...rest,
    drafts: listOf(drafts),
    office: office && {
      ...office,
      leads: leadLists(office.newLeads, office.dueLeads, day),
      /** Null if nothing is overdue. */
      owed: office.payments.some(({ overdue }) => overdue > 0) ? office.payments[0]! : null,
      payments: paymentReasons.map((why) => ({
        why,
        ...listOf(office.payments.filter((payment) => payment.why === why)),
      })),
      requests: listOf(office.requests),
    },
  }
}
