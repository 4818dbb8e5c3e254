import 'server-only'
import { routing } from '@/lib/i18n/routing'
import { translator } from '@/lib/i18n/translator'
import { leadColumns } from '@/lib/leads/export/table'
import { chosenColumns as chosen, plainHeading as plain, recognisedColumns } from '@/lib/table/read/columns'
import { readFile } from '@/lib/table/read/file'
import { type ImportColumn, type ImportField, type Lacking, MAX_ROWS, importFields } from './form'

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

/** The names of the fields in the form, which the file of refused rows may have. */
const named = routing.locales.flatMap((locale) => {
  const t = translator(locale)
  return importFields.map((field) => [plain(t(`Leads.import.fields.${field}`)), field] as const)
})

const byHeading = new Map<string, ImportField | null>([
  ...named,
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
const countHeadings = (cells: readonly string[]) =>
  cells.filter((cell) => fieldOf(plain(cell)) !== undefined).length

/** Reads a file of leads. */
export const readLeadFile = (bytes: Uint8Array) => readFile(bytes, countHeadings, MAX_ROWS)

/** Of several columns the first filled one counts, and the others go into the note. */
const isRepeatable = (field: ImportField) => field === 'email' || field === 'phone' || field === 'message'

/**
 * The columns as chosen by staff, or as recognised if the form has no choices for this file. "Name" beside "Surname" is
 * the first name, unless there is one.
 */
export function chosenColumns(row: readonly string[], form: FormData): readonly ImportColumn[] {
  const has = (field: ImportField) => row.some((heading) => fieldOf(plain(heading)) === field)
  const isDivided = has('surname') && !has('firstName')
  const fieldOfPlain = (heading: string) => {
    const field = fieldOf(heading)
    return field === 'fullName' && isDivided ? 'firstName' : field
  }
  return chosen(recognisedColumns(row, fieldOfPlain, isRepeatable), form, importFields, isRepeatable)
}

/** The first field missing before a row can be read. */
export function lackingColumns(columns: readonly ImportColumn[]): Exclude<Lacking, 'order'> | null {
  const has = (field: ImportField) => columns.some((column) => column.field === field)
  if (!has('fullName') && !(has('firstName') && has('surname'))) return 'name'
  return has('email') || has('phone') ? null : 'contact'
}
