import { useLocale } from 'next-intl'
import { formatDay } from '@/lib/i18n/formats'

/** A day of the calendar (`2026-11-21`), in no time zone: `21 Nov 2026`. */
export function Day({ day }: { day: string }) {
  return (
    <time dateTime={day} className="inline-block">
      {formatDay(day, useLocale(), 'medium')}
    </time>
  )
}
