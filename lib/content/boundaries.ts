import { dayAfter, today } from '@/lib/dates'
import { documents } from './documents'

/** The beginning of a day of the office: South Africa has no summer time. */
const midnight = (day: string) => new Date(`${day}T00:00:00+02:00`).toISOString()

/**
 * The next moment (ISO 8601) at which pages change without anybody publishing: an announcement begins or ends, or the
 * last day has passed on which one can apply for an intake. Null where there is none.
 */
export function nextBoundary(published: Readonly<Record<string, unknown>>, now: Date): string | null {
  const { message } = documents.announcement.schema.safeParse(published.announcement).data ?? {}
  const { dates = [] } = documents.intake.schema.safeParse(published.intake).data ?? {}
  const ahead = [
    ...[message?.from, message?.until].filter((moment) => moment !== undefined),
    ...dates
      .filter(({ applyBy }) => applyBy >= today(now))
      .map(({ applyBy }) => midnight(dayAfter(applyBy, 1))),
  ]
    .map((moment) => new Date(moment).toISOString())
    .filter((moment) => moment > now.toISOString())
  return ahead.sort()[0] ?? null
}
