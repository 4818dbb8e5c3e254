import 'server-only'
import { translator } from '@/lib/i18n/translator'
import { HEADINGS_FIELD, type ImportColumn, type ImportField, columnField, importFields } from './import'

/** A heading without case, diacritics, punctuation and plural brackets. */
const plain = (heading: string) =>
  heading
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, ' ')
    .trim()

/** Headings that people use, in English and in Afrikaans. */
const headings: Readonly<Record<ImportField, readonly string[]>> = {
  firstName: ['first name', 'firstname', 'first names', 'given name', 'voornaam', 'voorname', 'noemnaam'],
  surname: ['surname', 'last name', 'lastname', 'family name', 'van', 'familienaam'],
  fullName: ['full name', 'fullname', 'name and surname', 'volle naam', 'naam en van', 'name', 'naam'],
  email: ['e mail address', 'email address', 'e mail', 'email', 'e posadres', 'eposadres', 'e pos', 'epos'],
  phone: [
    ...['phone', 'phone number', 'telephone', 'telephone number', 'tel', 'cell', 'cellphone', 'cell phone'],
    ...['cell number', 'cellphone number', 'mobile', 'mobile number', 'contact number', 'whatsapp'],
    ...['foon', 'foonnommer', 'telefoon', 'telefoonnommer', 'sel', 'selfoon', 'selnommer', 'selfoonnommer'],
    ...['kontaknommer'],
  ],
  language: ['language', 'taal', 'preferred language', 'voorkeurtaal'],
  interest: ['level', 'level of interest', 'interested in', 'vlak', 'stel belang in'],
  receivedOn: ['date', 'received', 'received on', 'datum', 'ontvang', 'ontvang op'],
  message: [
    ...['message', 'note', 'notes', 'comment', 'comments', 'remarks', 'enquiry'],
    ...['boodskap', 'nota', 'notas', 'opmerking', 'opmerkings', 'navraag'],
  ],
}

/** The columns of our own export of leads (export.ts), in both languages; what an import has no use for is null. */
const exported = new Map<string, ImportField | null>(
  [translator('en'), translator('af')].flatMap((t): [string, ImportField | null][] => {
    const touches = (['ofFirst', 'ofLast'] as const).flatMap((key) =>
      (['source', 'medium', 'campaign', 'term', 'content', 'referrer', 'page', 'itsLanguage'] as const).map(
        (what) => t(`Leads.export.${key}`, { what: t(`Leads.export.${what}`) }),
      ),
    )
    const unused = (['status', 'followUp', 'enquiries', 'last'] as const).map((key) =>
      t(`Leads.export.${key}`),
    )
    return [
      ...[...touches, ...unused].map((heading): [string, null] => [plain(heading), null]),
      [plain(t('Leads.export.name')), 'fullName'],
      [plain(t('Leads.export.email')), 'email'],
      [plain(t('Leads.export.phone')), 'phone'],
      [plain(t('Leads.export.language')), 'language'],
      [plain(t('Leads.export.first')), 'receivedOn'],
    ]
  }),
)

const byHeading = new Map(
  importFields.flatMap((field) => headings[field].map((heading) => [heading, field] as const)),
)

/**
 * What each column holds, by its heading. Unsure is a heading that is unknown, and the second of two for one field.
 * "Name" beside "Surname" is the first name.
 */
function recogniseColumns(row: readonly string[]): ImportColumn[] {
  const plainRow = row.map(plain)
  const hasSurname = plainRow.some((heading) => byHeading.get(heading) === 'surname')
  const given = new Set<ImportField>()
  return row.map((heading, column) => {
    const name = plainRow[column]!
    const known = exported.has(name) ? exported.get(name)! : (byHeading.get(name) ?? null)
    const field = known === 'fullName' && hasSurname ? 'firstName' : known
    // A heading of our export that is left out is known, an empty column is nothing to decide on.
    if (field === null) return { heading, field, sure: exported.has(name) || name === '' }
    if (given.has(field)) return { heading, field: null, sure: false }
    given.add(field)
    return { heading, field, sure: true }
  })
}

/**
 * The columns as staff have chosen them; as they are recognised where the form has no choice for this file. A field that
 * two columns are chosen for belongs to the first of them.
 */
export function chosenColumns(row: readonly string[], form: FormData): ImportColumn[] {
  const recognisedRow = recogniseColumns(row)
  if (form.get(HEADINGS_FIELD) !== JSON.stringify(row)) return recognisedRow
  const given = new Set<ImportField>()
  return recognisedRow.map((recognised, column) => {
    const choice = form.get(columnField(column))
    const field =
      typeof choice === 'string' ? (importFields.find((each) => each === choice) ?? null) : recognised.field
    if (field === null || given.has(field)) return { ...recognised, field: null }
    given.add(field)
    return { ...recognised, field }
  })
}

/** What is missing before a row can be read. */
export function lackingColumns(columns: readonly ImportColumn[]): 'name' | 'contact' | null {
  const has = (field: ImportField) => columns.some((column) => column.field === field)
  if (!has('fullName') && !(has('firstName') && has('surname'))) return 'name'
  return has('email') || has('phone') ? null : 'contact'
}
