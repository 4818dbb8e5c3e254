import { z } from 'zod'
import { day, list } from '../fields'
import { type Localized, localized } from '../localized'
import { type Locale, formatLocale, inEachLanguage } from '@/lib/i18n/routing'

/** Start dates of courses. */
export const intakeSchema = z.strictObject({
  dates: list(
    z.strictObject({
      start: day(),
      /** The last day for applications. */
      applyBy: day(),
    }),
    { max: 12 },
  ),
})

/** The intake dates as the office edits them. */
export type Intake = z.infer<typeof intakeSchema>

export const intake: Intake = { dates: [] }

const format = (tag: string) =>
  new Intl.DateTimeFormat(tag, { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' })
const formats = inEachLanguage((language) => format(formatLocale[language]))

/** The next intake still open for applications on a day (ISO 8601), in words; undefined if there is none. */
export function nextIntake({ dates }: Intake, today: string): Localized | undefined {
  const [next] = dates
    .filter(({ applyBy }) => applyBy >= today)
    .sort((a, b) => a.start.localeCompare(b.start))
  if (!next) return undefined
  const say = (language: Locale, iso: string) =>
    // Keeps a date on one line.
    formats[language].format(new Date(`${iso}T00:00Z`)).replaceAll(' ', '\u00a0')
  return localized({
    en: `${say('en', next.start)}. Apply by ${say('en', next.applyBy)}.`,
    af: `${say('af', next.start)}. Doen voor of op ${say('af', next.applyBy)} aansoek.`,
  })
}
