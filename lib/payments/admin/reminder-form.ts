/** The field of the days on which people are reminded, in the form and its answer. */
export const reminderFields = ['days'] as const

/**
 * The days that are typed, such as "-3, 3, 10, 20": so many after the due day, or with a minus before it. Null where one
 * is no whole number from -30 to 60, or they are more than ten; the database repeats the limits.
 */
export function parseReminders(typed: string): number[] | null {
  const days = [
    ...new Set(
      typed
        .replaceAll('−', '-')
        .split(/[\s,;]+/)
        .filter(Boolean),
    ),
  ]
  const areRight = days.every((day) => /^-?\d{1,2}$/.test(day) && Number(day) >= -30 && Number(day) <= 60)
  return areRight && days.length <= 10 ? days.map(Number) : null
}
