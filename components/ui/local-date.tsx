import { formatDate } from '@/lib/i18n/formats'
import { TIME_ZONE } from '@/lib/i18n/routing'
import { OwnDate } from './own-date'

/** A date in the visitor's format and time zone. The page has it in the site's; the browser corrects it. */
export function LocalDate({
  iso,
  siteTag,
  withTime = false,
}: {
  iso: string
  siteTag: string
  withTime?: boolean
}) {
  const options = withTime
    ? ({ dateStyle: 'medium', timeStyle: 'short' } as const)
    : ({ dateStyle: 'long' } as const)
  return (
    <OwnDate iso={iso} siteTag={siteTag} options={options}>
      {formatDate(new Date(iso), siteTag, { ...options, timeZone: TIME_ZONE })}
    </OwnDate>
  )
}
