import { z } from 'zod'
import { day, list } from '../fields'
import type { Localized } from '../localized'

/** When students can begin. */
export const intakeSchema = z.strictObject({
  dates: list(
    z.strictObject({
      start: day(),
      /** The last day on which one can apply. */
      applyBy: day(),
    }),
    { max: 12 },
  ),
})

/** The intake dates as the office edits them. */
export type Intake = z.infer<typeof intakeSchema>

/** None has been given yet. */
export const intake: Intake = { dates: [] }

const format = (locale: string) =>
  new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' })
const formats = { en: format('en-ZA'), af: format('af-ZA') }

/** The next intake that one can still apply for on a day (ISO 8601), in words; undefined where there is none. */
export function nextIntake({ dates }: Intake, today: string): Localized | undefined {
  const [next] = dates
    .filter(({ applyBy }) => applyBy >= today)
    .sort((a, b) => a.start.localeCompare(b.start))
  if (!next) return undefined
  const say = (language: keyof typeof formats, iso: string) =>
    // A date stays in one line.
    formats[language].format(new Date(`${iso}T00:00Z`)).replaceAll(' ', '\u00a0')
  return {
    en: `${say('en', next.start)}. Apply by ${say('en', next.applyBy)}.`,
    af: `${say('af', next.start)}. Doen voor of op ${say('af', next.applyBy)} aansoek.`,
  }
}
