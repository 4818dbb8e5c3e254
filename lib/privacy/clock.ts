/** A time as spreadsheets read it, in Paarl: `2026-11-21 14:05`. */
export const clock = (iso: string) =>
  new Intl.DateTimeFormat('sv-SE', {
    timeZone: 'Africa/Johannesburg',
    dateStyle: 'short',
    timeStyle: 'short',
  }).format(new Date(iso))
