import 'server-only'
import { routing } from '@/lib/i18n/routing'
import {
  HEADINGS_FIELD,
  type ImportColumn,
  type ImportField,
  type Lacking,
  columnField,
  importFields,
} from './form'
import { leadColumns } from '@/lib/leads/export/table'

/** Without case, diacritics, punctuation and plural brackets. */
const plain = (heading: string) =>
  heading
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, ' ')
    .trim()

/** Headings of people and programs, besides our own export's. */
const headings: Readonly<Partial<Record<ImportField, readonly string[]>>> = {
  firstName: ['first name', 'firstname', 'first names', 'given name', 'voornaam', 'voorname', 'noemnaam'],
  surname: ['surname', 'last name', 'lastname', 'family name', 'van', 'familienaam'],
  fullName: ['full name', 'fullname', 'name and surname', 'volle naam', 'naam en van', 'name', 'naam'],
  email: [
    ...['e mail address', 'email address', 'e mail', 'email', 'e posadres', 'eposadres', 'e pos', 'epos'],
    ...['primary email', 'work email', 'e mail 2 address', 'e mail 3 address'],
  ],
  phone: [
    ...['phone', 'phone number', 'telephone', 'telephone number', 'tel', 'cell', 'cellphone', 'cell phone'],
    ...['cell number', 'cellphone number', 'mobile', 'mobile number', 'contact number', 'whatsapp'],
    ...['foon', 'foonnommer', 'telefoon', 'telefoonnommer', 'sel', 'selfoon', 'selnommer', 'selfoonnommer'],
    ...['kontaknommer', 'mobile phone', 'mobile phone number', 'home phone', 'business phone'],
    ...['primary phone', 'work phone'],
  ],
  language: ['language', 'taal', 'preferred language', 'voorkeurtaal'],
  interest: [
    'level',
    'level of interest',
    'interested in',
    'vlak',
    'vlak van belangstelling',
    'stel belang in',
  ],
  receivedOn: [
    ...['date', 'received', 'received on', 'created', 'created time', 'create date', 'created at'],
    ...['date added', 'submitted at', 'timestamp', 'datum', 'ontvang', 'ontvang op', 'tydstempel'],
  ],
  owner: ['owner', 'contact owner', 'lead owner', 'assigned to', 'eienaar', 'verantwoordelik'],
  source: [
    ...['source', 'lead source', 'original source', 'traffic source', 'platform', 'campaign name'],
    ...['utm source', 'bron', 'oorsprong', 'herkoms'],
  ],
  message: [
    ...['message', 'note', 'notes', 'comment', 'comments', 'remarks', 'enquiry'],
    ...['boodskap', 'nota', 'notas', 'opmerking', 'opmerkings', 'navraag'],
  ],
}

/** Numbered contact columns; Google's have a value and a label. */
const numbered = [
  [/^e mail \d+ value$/, 'email'],
  [/^phone \d+ value$/, 'phone'],
  [/^(?:e mail|phone) \d+ (?:label|type)$/, null],
] as const

/** Internal columns of advertisements and programs, which are ignored. */
const ofPrograms = [
  ...['id', 'ad id', 'ad name', 'adset id', 'adset name', 'campaign id', 'form id', 'form name'],
  ...['is organic', 'lead status', 'record id', 'labels', 'group membership'],
]

/** Our own export's columns (export/table.ts) in each language; null if not imported. */
const exported = routing.locales.flatMap((locale) =>
  leadColumns(locale).map(([heading, , field]) => [plain(heading), field ?? null] as const),
)

const byHeading = new Map<string, ImportField | null>([
  ...ofPrograms.map((heading) => [heading, null] as const),
  ...importFields.flatMap((field) => headings[field]?.map((heading) => [heading, field] as const) ?? []),
  ...exported,
])

/** Null if not imported, undefined if unknown. */
const fieldOf = (plainHeading: string): ImportField | null | undefined =>
  byHeading.has(plainHeading)
    ? byHeading.get(plainHeading)
    : numbered.find(([form]) => form.test(plainHeading))?.[1]

/** The number of known headings in a line. */
export const countHeadings = (cells: readonly string[]) =>
  cells.filter((cell) => fieldOf(plain(cell)) !== undefined).length

/** Of several columns the first filled one counts, and the others go into the note. */
const isRepeatable = (field: ImportField) => field === 'email' || field === 'phone' || field === 'message'

/**
 * The field of each column, unsure for unknown headings and second columns. "Name" beside "Surname" is the first name,
 * unless there is one.
 */
function recogniseColumns(row: readonly string[]): ImportColumn[] {
  const plainRow = row.map(plain)
  const has = (field: ImportField) => plainRow.some((heading) => fieldOf(heading) === field)
  const isDivided = has('surname') && !has('firstName')
  const given = new Set<ImportField>()
  return row.map((heading, column) => {
    const name = plainRow[column]!
    const known = fieldOf(name)
    const field = known === 'fullName' && isDivided ? 'firstName' : known
    // An empty column needs no decision.
    if (!field) return { heading, field: null, sure: field === null || name === '' }
    if (given.has(field) && !isRepeatable(field)) return { heading, field: null, sure: false }
    given.add(field)
    return { heading, field, sure: true }
  })
}

/**
 * The columns as chosen by staff, or as recognised if the form has no choices for this file. A field chosen twice
 * belongs to the first column, unless it is repeatable.
 */
export function chosenColumns(row: readonly string[], form: FormData): ImportColumn[] {
  const recognisedRow = recogniseColumns(row)
  if (form.get(HEADINGS_FIELD) !== JSON.stringify(row)) return recognisedRow
  const given = new Set<ImportField>()
  return recognisedRow.map((recognised, column) => {
    const choice = form.get(columnField(column))
    const field =
      typeof choice === 'string' ? (importFields.find((each) => each === choice) ?? null) : recognised.field
    if (field === null || (given.has(field) && !isRepeatable(field))) return { ...recognised, field: null }
    given.add(field)
    return { ...recognised, field }
  })
}

/** The first field missing before a row can be read. */
export function lackingColumns(columns: readonly ImportColumn[]): Exclude<Lacking, 'order'> | null {
  const has = (field: ImportField) => columns.some((column) => column.field === field)
  if (!has('fullName') && !(has('firstName') && has('surname'))) return 'name'
  return has('email') || has('phone') ? null : 'contact'
}
