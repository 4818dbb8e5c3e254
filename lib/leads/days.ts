const DAY = 24 * 60 * 60 * 1000

/** Today in Paarl, `2026-11-21`. */
export function today(now = new Date()): string {
  // Sweden writes its dates as ISO 8601 does.
  return new Intl.DateTimeFormat('sv-SE', { timeZone: 'Africa/Johannesburg' }).format(now)
}

/** The day that lies so many days after another. */
export function dayAfter(day: string, days: number): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + days * DAY).toISOString().slice(0, 10)
}
