import { formatDate } from '@/lib/i18n/formats'

/** A day of the calendar (`2026-11-21`), in no time zone; `tag` is the language's form. */
export function Day({ day, tag }: { day: string; tag: string }) {
  return (
    <time dateTime={day} className="inline-block">
      {dayText(day, tag)}
    </time>
  )
}

/** The same as plain text, where no element can stand: `21 Nov 2026`. */
export function dayText(day: string, tag: string): string {
  return formatDate(new Date(`${day}T00:00:00Z`), tag, { dateStyle: 'medium', timeZone: 'UTC' })
}
