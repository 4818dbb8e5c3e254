import 'server-only'
import { csv } from '@/lib/csv'
import { today } from '@/lib/dates'
import type { EntryErrors, EntryField, EntryInput } from './entry'
import type { KnownLeads } from './entry-queries'
import { type Entry, addressOf, parseEntry } from './entry-schema'
import type { ImportColumn, ImportField, RefusedRow, TakenRow } from './import'
import { splitName } from './full-name'
import type { FileLine } from './import-file'

/** What is the same for every row: how the people came, and their language where the file does not tell it. */
export interface ImportDefaults {
  readonly channel: string
  readonly language: string
}

/** A row that was read: what is to be stored, or why it is refused. */
export type ReadRow = FileLine & ({ readonly entry: Entry } | { readonly errors: EntryErrors })

const languages: Readonly<Record<string, string>> = {
  ...{ en: 'en', eng: 'en', english: 'en', engels: 'en' },
  ...{ af: 'af', afr: 'af', afrikaans: 'af' },
}

/** A level as a spreadsheet names it, "Level 2" or "vlak 2"; any other text as it is. */
const levelNumber = (text: string) => /^(?:level|vlak)?\s*([123])$/i.exec(text)?.[1] ?? text

/** A day as spreadsheets write it: `2026-11-21`, with a time or without, or the day first, `21/11/2026`. */
function dayOf(text: string): string {
  const iso = /^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})(?:[T ].*)?$/.exec(text)
  const [year, month, day] = iso
    ? iso.slice(1)
    : (/^(\d{1,2})[-/.](\d{1,2})[-/.](\d{4})(?:[T ].*)?$/.exec(text)?.slice(1).reverse() ?? [])
  return year && month && day ? `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}` : text
}

/** The cells of a row as the fields of the form for one lead. */
function inputOf(
  { cells }: FileLine,
  columns: readonly ImportColumn[],
  { channel, language }: ImportDefaults,
  now: Date,
): EntryInput {
  const cell = (field: ImportField) =>
    cells[columns.findIndex((column) => column.field === field)]?.normalize() ?? ''
  const whole = splitName(cell('fullName'))
  const named = cell('language')
  return {
    firstName: cell('firstName') || whole.firstName,
    surname: cell('surname') || whole.surname,
    email: cell('email'),
    phone: cell('phone'),
    channel,
    language: named ? (languages[named.toLowerCase()] ?? named) : language,
    interest: levelNumber(cell('interest')),
    receivedOn: dayOf(cell('receivedOn')) || today(now),
    // A title that the name of a person has no field for is kept here.
    message: [whole.hasMore && cell('fullName'), cell('message')].filter(Boolean).join('\n'),
  }
}

/** Reads and checks every row. */
export function readRows(
  lines: readonly FileLine[],
  columns: readonly ImportColumn[],
  defaults: ImportDefaults,
  now = new Date(),
): ReadRow[] {
  return lines.map((line) => ({ ...line, ...parseEntry(inputOf(line, columns, defaults, now), now) }))
}

/** The rows that are fit to be stored. */
export const fitRows = (rows: readonly ReadRow[]) =>
  rows.filter((row): row is FileLine & { entry: Entry } => 'entry' in row)

/** The fit rows with what becomes of each: a new lead, one more enquiry of a known one, or perhaps a known person. */
export function takenRows(rows: readonly ReadRow[], known: KnownLeads): TakenRow[] {
  const seen = new Map<string, number>()
  return fitRows(rows).map(({ line, entry }): TakenRow => {
    const address = addressOf(entry)
    const sameAs = seen.get(address)
    seen.set(address, sameAs ?? line)
    const { first_name, surname, email, phone } = entry
    const row = { line, name: `${first_name} ${surname}`, email: email ?? '', phone: phone ?? '' }
    const lead = known.addresses[address]
    if (lead || sameAs) return { ...row, state: 'known', lead, sameAs }
    const similar = phone === null ? undefined : known.phones[phone]
    return similar ? { ...row, state: 'similar', lead: similar } : { ...row, state: 'new' }
  })
}

/** The most characters of a refused row that are shown; the file with those rows has all. */
const SHOWN_CHARACTERS = 120

const unfit = (rows: readonly ReadRow[]) =>
  rows.filter((row): row is FileLine & { errors: EntryErrors } => 'errors' in row)

/** The other rows, each with its reasons. */
export function refusedRows(rows: readonly ReadRow[]): RefusedRow[] {
  return unfit(rows).map(({ line, cells, errors }) => ({
    line,
    text: cells.filter(Boolean).join(', ').slice(0, SHOWN_CHARACTERS),
    reasons: Object.entries(errors).map(([field, code]) => ({ field: field as EntryField, code })),
  }))
}

/**
 * The refused rows as a CSV file, to be corrected and imported again: as they were, with line and reasons in front.
 * @param labels the two headings, and the sentence for a reason.
 */
export function refusedFile(
  rows: readonly ReadRow[],
  headings: readonly string[],
  labels: { line: string; reason: string; of: (reason: RefusedRow['reasons'][number]) => string },
): string {
  const reasons = new Map(refusedRows(rows).map((row) => [row.line, row.reasons]))
  return csv(
    [labels.line, labels.reason, ...headings],
    unfit(rows).map(({ line, cells }) => [
      line,
      (reasons.get(line) ?? []).map(labels.of).join(' '),
      ...headings.map((_, column) => cells[column] ?? ''),
    ]),
  )
}
