/** Field of the reminder days, in the form and its answer. */
export const reminderFields = ['days'] as const

/**
 * Parses days after the due day, or before it with a minus, such as "-3, 3, 10, 20". Null unless there are at most ten
 * whole numbers from -30 to 60; the database repeats the limits.
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
