import { useLocale } from 'next-intl'
import { formatDate, formatDay } from '@/lib/i18n/formats'
import { TIME_ZONE, formatLocale } from '@/lib/i18n/routing'

/**
 * A moment by the provider's clock and in the site's form in any browser, so that all staff read and set the same
 * one: `21 Nov 2026, 14:05`.
 */
export function StaffTime({ iso, withTime = true }: { iso: string; withTime?: boolean }) {
  const options = withTime
    ? ({ dateStyle: 'medium', timeStyle: 'short' } as const)
    : ({ dateStyle: 'long' } as const)
  return (
    // Browser and server may have different versions of the format.
    <time dateTime={iso} className="inline-block" suppressHydrationWarning>
      {formatDate(new Date(iso), formatLocale[useLocale()], { ...options, timeZone: TIME_ZONE })}
    </time>
  )
}

/** A moment after what happened then; nothing without one. */
export const Dated = ({ label, iso }: { label: string; iso: string | null }) =>
  iso && (
    <span>
      {label} <StaffTime iso={iso} />
    </span>
  )

/** A calendar day (`2026-11-21`), in no time zone: `21 Nov 2026`. */
export function Day({ day }: { day: string }) {
  return (
    <time dateTime={day} className="inline-block">
      {formatDay(day, useLocale(), 'medium')}
    </time>
  )
}
