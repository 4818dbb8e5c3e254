import { isDeepStrictEqual } from 'node:util'
import { bank } from './documents/bank'
import { routing } from '@/lib/i18n/routing'
import { isBlank, textsIn, valueAt } from './check'
import { type DocumentKey, type Documents, documentKeys, documents } from './documents'
import { organisation } from './documents/organisation'

type Path = readonly (string | number)[]

/** A value that is still invented: its document and its path; an empty path means the whole document. */
export interface Sample {
  readonly key: DocumentKey
  readonly path: Path
}

/** Whether the default of a document is a sample rather than empty. */
export const hasSample = (key: DocumentKey) => !isBlank(documents[key].defaults)

/** The target of every invented address in the defaults. */
const SAMPLE_SITE = 'https://example.org/'

const below = (name: string, fields: object): Path[] => Object.keys(fields).map((field) => [name, field])

/** The invented parts of the defaults. The town and the type of the bank account are not. */
const invented: Partial<Record<DocumentKey, readonly Path[]>> = {
  organisation: [
    ['name'],
    ['shortName'],
    ['legalName'],
    ['registrationNumber'],
    ['mission'],
    ['phone'],
    ['whatsapp'],
    ['email'],
    ['address', 'street'],
    ['address', 'suburb'],
    ['address', 'postalCode'],
    ...below('social', organisation.social),
    ...below('external', organisation.external),
  ],
  bank: Object.keys(bank).flatMap((field) => (field === 'accountType' ? [] : [[field]])),
  about: [[]],
  terms: [['sections']],
}

/** Whether a value is still its default; in any of its languages. */
function isStill(value: unknown, standard: unknown): boolean {
  if (typeof standard !== 'object' || standard === null || !('en' in standard))
    return isDeepStrictEqual(value, standard)
  const [given, sample] = [value, standard] as Record<string, unknown>[]
  return routing.locales.some(
    (language) => sample![language] !== undefined && given![language] === sample![language],
  )
}

/** The default testimonials, wherever in the document they are. */
function inventedPersons({ testimonials }: Documents): Path[] {
  const standard = Object.values(documents.testimonials.defaults).flat()
  return (['home', 'landing'] as const).flatMap((page) =>
    testimonials[page].flatMap((entry, index) =>
      standard.some((each) => isDeepStrictEqual(each, entry)) ? [[page, index]] : [],
    ),
  )
}

function samplesOf(given: Documents, key: DocumentKey): Path[] {
  const document = given[key]
  const known = (invented[key] ?? []).filter((path) =>
    isStill(valueAt(document, path), valueAt(documents[key].defaults, path)),
  )
  const found = [...known, ...(key === 'testimonials' ? inventedPersons(given) : [])]
  const isFound = (path: Path) => found.some((each) => each.every((part, index) => part === path[index]))
  const addresses = textsIn(document).flatMap(([path, text]) =>
    text.includes(SAMPLE_SITE) && !isFound(path) ? [path] : [],
  )
  return [...found, ...addresses]
}

/**
 * Every value still invented, for `node scripts/check-launch.mjs`: unchanged known samples, and every address on
 * example.org. The site may go live once it is empty.
 */
export function remainingSamples(given: Documents): readonly Sample[] {
  return documentKeys.flatMap((key) => samplesOf(given, key).map((path) => ({ key, path })))
}
