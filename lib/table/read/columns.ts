import { type FileColumn, HEADINGS_FIELD, columnField } from './form'
import type { FileLine } from './text'

/** A heading without case, diacritics, punctuation and plural brackets. */
export const plainHeading = (heading: string) =>
  heading
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, ' ')
    .trim()

/**
 * The field of each column, unsure for unknown headings and for further columns of a field that is not repeatable.
 * @param fieldOf gives the field of a plain heading; null if it is never read, undefined if it is unknown.
 */
export function recognisedColumns<Field extends string>(
  row: readonly string[],
  fieldOf: (plain: string) => Field | null | undefined,
  isRepeatable: (field: Field) => boolean,
): FileColumn<Field>[] {
  const given = new Set<Field>()
  return row.map((heading) => {
    const name = plainHeading(heading)
    const field = fieldOf(name)
    // A column without a heading needs no decision, unless none has one.
    if (!field) return { heading, field: null, sure: field === null || (name === '' && row.some(Boolean)) }
    if (given.has(field) && !isRepeatable(field)) return { heading, field: null, sure: false }
    given.add(field)
    return { heading, field, sure: true }
  })
}

/**
 * The columns as chosen by staff, or as recognised if the form has no choices for this file. A field chosen twice
 * belongs to the first column, unless it is repeatable.
 */
export function chosenColumns<Field extends string>(
  recognised: readonly FileColumn<Field>[],
  form: FormData,
  fields: readonly Field[],
  isRepeatable: (field: Field) => boolean,
): readonly FileColumn<Field>[] {
  if (form.get(HEADINGS_FIELD) !== JSON.stringify(recognised.map(({ heading }) => heading))) return recognised
  const given = new Set<Field>()
  return recognised.map((column, index) => {
    const choice = form.get(columnField(index))
    const field = typeof choice === 'string' ? (fields.find((each) => each === choice) ?? null) : column.field
    if (field === null || (given.has(field) && !isRepeatable(field))) return { ...column, field: null }
    given.add(field)
    return { ...column, field }
  })
}

/** Maximum values, and characters of each, in a sample. */
const SAMPLE = { values: 3, characters: 40 }

/** The columns with their first values. */
export const withSamples = <Column extends FileColumn<string>>(
  columns: readonly Column[],
  lines: readonly FileLine[],
): Column[] =>
  columns.map((column, index) => {
    const values = lines.slice(0, 50).flatMap(({ cells }) => cells[index] || [])
    const shown = [...new Set(values)].slice(0, SAMPLE.values)
    return {
      ...column,
      sample: shown.map((value) => [...value].slice(0, SAMPLE.characters).join('')).join(' · '),
    }
  })
