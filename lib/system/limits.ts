/** Shared by the form of the limits and its action. */
import type { Result } from '@/lib/result'

/** As in `private.limit_ranges`. */
export const limitGroups = {
  enquiries: [
    'leads_per_email_and_hour',
    'leads_per_client_and_hour',
    'leads_per_hour',
    'leads_held',
    'lead_answers_per_hour',
    'letters_per_staff_and_hour',
  ],
  newsletter: ['newsletter_per_client_and_hour', 'newsletter_per_hour', 'newsletter_slice'],
  requests: ['requests_per_email_and_day', 'requests_per_client_and_hour', 'requests_per_hour'],
  payments: ['payment_proofs_per_day', 'payment_proofs_per_payment', 'unsigned_notifications_per_hour'],
  others: ['held_messages', 'invitations_per_hour', 'certificates_per_client_and_hour'],
} as const

export const limitKeys = Object.values(limitGroups).flat()
export type LimitKey = (typeof limitKeys)[number]

/** A limit, and the least and the most that it may be set to. */
export interface Limit {
  readonly key: LimitKey
  readonly value: number
  readonly lowest: number
  readonly highest: number
}

/** The field with a limit's value when its page was made. */
export const shownField = (key: LimitKey) => `${key}-shown` as const

/** By name of the field. */
type Values = Readonly<Record<LimitKey | ReturnType<typeof shownField>, string>>

export const limitFields = limitKeys.flatMap((key) => [key, shownField(key)])

/** A refusal names the wrong limits and returns the input. */
export type LimitsAnswer = Result<null, 'notAuthenticated' | 'notAdmin' | 'fields' | 'failed'> & {
  readonly wrong?: readonly LimitKey[]
  readonly values?: Values
}

/**
 * What was typed differently from what the page showed: a colleague's change meanwhile stays, and so does a value beyond
 * the range that an operator has set. `wrong` names the changed limits that are no whole number in their range. Spaces
 * between digits are allowed.
 */
export function readLimits(values: Values, limits: readonly Limit[]) {
  const changed = limits
    .map((limit) => ({ ...limit, text: values[limit.key].replaceAll(/\s/g, '') }))
    .filter(({ key, text }) => text !== values[shownField(key)])
  const isRight = ({ text, lowest, highest }: (typeof changed)[number]) =>
    /^\d{1,9}$/.test(text) && Number(text) >= lowest && Number(text) <= highest
  return {
    wrong: changed.filter((limit) => !isRight(limit)).map(({ key }) => key),
    changed: Object.fromEntries(changed.map(({ key, text }) => [key, Number(text)])),
  }
}
