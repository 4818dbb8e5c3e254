import 'server-only'
import { today } from '@/lib/dates'
import type { Locale } from '@/lib/i18n/routing'
import { PAYMENT_MONTHS } from '@/lib/retention'
import { recordOf, wordsOf } from './content-row'
import { type PersonContent, personContent } from './content-schema'
import { type PersonSection, personKinds } from './person'

/** Payments with money, which an erasure retains with their enrolments, and the last day of their retention. */
export function retainedPayments({ payments }: PersonContent) {
  const kept = payments.filter(({ entries }) => entries.length > 0)
  const moments = kept.flatMap(({ created_at, entries }) => [
    created_at,
    ...entries.map((entry) => entry.created_at),
  ])
  if (moments.length === 0) return null
  const end = new Date(moments.toSorted().at(-1)!)
  end.setUTCMonth(end.getUTCMonth() + PAYMENT_MONTHS)
  return { count: kept.length, until: today(end) }
}

/**
 * All data about a person in words, for staff and the person's copy, without empty kinds. It omits which staff acted:
 * that is about them.
 */
export function describeContent(content: PersonContent, locale: Locale): PersonSection[] {
  const words = wordsOf(locale)
  return personKinds
    .filter((kind) => content[kind].length > 0)
    .map((kind) => ({
      kind,
      title: words.t(`PersonData.kinds.${kind}`),
      records: content[kind].map((each) =>
        recordOf(personContent.shape[kind].element, each, words, kind === 'events'),
      ),
      table: kind === 'events',
    }))
}
