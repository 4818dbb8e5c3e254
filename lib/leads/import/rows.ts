import 'server-only'
import { today } from '@/lib/dates'
import { languageName, routing } from '@/lib/i18n/routing'
import { translator } from '@/lib/i18n/translator'
import { cleanText } from '@/lib/forms/identity'
import { byLeadField } from '@/lib/lead-fields'
import { type Channel, type EntryErrors, type EntryInput, channels } from '@/lib/leads/entry/fields'
import type { KnownLeads } from '@/lib/leads/entry/queries'
import { type Entry, addressOf, parseEntry } from '@/lib/leads/entry/schema'
import { dayOf, orderOf } from '@/lib/table/read/dates'
import type { DateOrder } from '@/lib/table/read/form'
import type { FileLine } from '@/lib/table/read/text'
import type { ImportColumn, ImportField, TakenRow } from './form'
import { splitName } from './full-name'

/** Used if the file gives no channel or language. */
export interface ImportDefaults {
  readonly channel: string
  readonly language: string
  /** In ambiguous dates. */
  readonly order: DateOrder
}

/** With the file's source and owner. */
type ImportedEntry = Entry & { readonly utm_source: string | null; readonly owner: string | null }

/** A row with its entry, or the reasons for refusal. */
export type ReadRow = FileLine & ({ readonly entry: ImportedEntry } | { readonly errors: EntryErrors })

/** By their lower-case names in each language. */
const languages = new Map(
  routing.locales.flatMap((language) =>
    routing.locales.map((locale) => [languageName(language, locale).toLowerCase(), language] as const),
  ),
)

/** The language code of "Engels", "en" or "eng"; any other text unchanged. */
function languageCode(text: string): string {
  const name = text.toLowerCase()
  // The canonical tag is the shortest: "en" for "eng".
  const code = /^[a-z]{2,3}$/.test(name) ? Intl.getCanonicalLocales(name)[0] : undefined
  return languages.get(name) ?? routing.locales.find((language) => language === code) ?? text
}

/** The number of "Level 2" or "vlak 2"; any other text unchanged. */
const levelNumber = (text: string) => /^(?:level|vlak)?\s*(\d)$/i.exec(text)?.[1] ?? text

const translators = routing.locales.map(translator)

/** The direct source, as in our export. */
const directNames = new Set(translators.map((t) => t('Leads.inbox.direct')))

/** Separators of several addresses or numbers in a cell; not a decimal comma. */
const SEVERAL = /\s*(?::::|;|,(?!\d+E)|\s\/\s)\s*/i

/** As a source, a channel's name in any language becomes that channel. */
const channelNames = new Map<string, Channel>(
  translators.flatMap((t) =>
    channels.flatMap((channel) => [
      [channel, channel] as const,
      [t(`Leads.channels.${channel}`).toLowerCase(), channel] as const,
    ]),
  ),
)

/** The cells of a row as form fields, with the file's source. */
function inputOf(
  { cells }: FileLine,
  columns: readonly ImportColumn[],
  { channel, language, order }: ImportDefaults,
  now: Date,
): EntryInput & { source: string; owner: string } {
  const all = (field: ImportField) =>
    cells
      .filter((cell, column) => cell !== '' && columns[column]?.field === field)
      .map((cell) => cell.normalize())
  const cell = (field: ImportField) => all(field)[0] ?? ''
  const several = (field: 'email' | 'phone') =>
    all(field)
      .flatMap((text) => text.split(SEVERAL))
      .filter(Boolean)
  const whole = splitName(cell('fullName'))
  const named = cell('language')
  const [email = '', ...otherEmails] = several('email')
  // Spreadsheets that take a number for a decimal append ".0".
  const [phone = '', ...otherPhones] = several('phone').map((number) => number.replace(/\.0$/, ''))
  const known = channelNames.get(cell('source').toLowerCase())
  return {
    ...byLeadField(cell),
    firstName: cell('firstName') || whole.firstName,
    surname: cell('surname') || whole.surname,
    email,
    phone,
    channel: known ?? channel,
    source: known ? '' : directNames.has(cell('source')) ? 'direct' : cleanText(cell('source')),
    owner: cleanText(cell('owner')),
    language: named ? languageCode(named) : language,
    interest: levelNumber(cell('interest')),
    receivedOn: dayOf(cell('receivedOn'), order) || today(now),
    // Titles and further contact details go into the note.
    message: [whole.hasMore && cell('fullName'), ...otherEmails, ...otherPhones, ...all('message')]
      .filter(Boolean)
      .join('\n'),
  }
}

/** Maximum characters of a source, as in the database, which would refuse all rows. */
const SOURCE_LENGTH = 200

/** Reads and checks every row. */
export function readRows(
  lines: readonly FileLine[],
  columns: readonly ImportColumn[],
  defaults: ImportDefaults,
  now = new Date(),
): ReadRow[] {
  return lines.map((line) => {
    const { source, owner, ...input } = inputOf(line, columns, defaults, now)
    const read = parseEntry(input, now)
    // The source is the more exact channel.
    if ([...source].length > SOURCE_LENGTH)
      return { ...line, errors: { ...('errors' in read && read.errors), channel: 'sourceTooLong' } }
    return {
      ...line,
      ...('entry' in read
        ? { entry: { ...read.entry, utm_source: source || null, owner: owner || null } }
        : read),
    }
  })
}

/** The day order of a file; null if its dates do not settle it. */
export function orderOfDays(lines: readonly FileLine[], columns: readonly ImportColumn[]): DateOrder | null {
  const place = columns.findIndex(({ field }) => field === 'receivedOn')
  return orderOf(lines.map(({ cells }) => cells[place] ?? ''))
}

/** The rows that can be stored. */
export const fitRows = (rows: readonly ReadRow[]) => rows.filter((row) => 'entry' in row)

/** The valid rows, each a new lead, another enquiry of a known one, or possibly a known person. */
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
