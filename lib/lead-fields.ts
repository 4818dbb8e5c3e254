/**
 * The fields of the lead form, in order, from which all forms, lists, messages, exports and imports are made. Each has
 * a database column of its name, repeated in `private.lead_details`, and belongs to a detail that staff correct and
 * adopt as a unit. Kept light, because visitors load it.
 */
export const leadFields = [
  {
    name: 'firstName',
    column: 'first_name',
    detail: 'name',
    rule: 'name',
    type: 'text',
    autoComplete: 'given-name',
    required: true,
  },
  {
    name: 'surname',
    column: 'surname',
    detail: 'name',
    rule: 'name',
    type: 'text',
    autoComplete: 'family-name',
    required: true,
  },
  {
    name: 'email',
    column: 'email',
    detail: 'email',
    rule: 'email',
    type: 'email',
    autoComplete: 'email',
    required: true,
  },
  {
    name: 'phone',
    column: 'phone',
    detail: 'phone',
    rule: 'phone',
    type: 'tel',
    autoComplete: 'tel',
    required: true,
  },
] as const

type Field = (typeof leadFields)[number]

/** The name of a field: of its control, its label in the messages, and its value. */
export type LeadField = Field['name']

/** The column of a field in the tables of leads and submissions. */
export type LeadColumn = Field['column']

export type LeadInput = Record<LeadField, string>

/** The columns of a person; null for unknown values. */
export type LeadColumns = {
  readonly [Each in Field as Each['column']]: Each['detail'] extends 'name' ? string : string | null
}

/** A detail of a person: one field, or the two of the name. */
export type LeadDetail = Field['detail']

/** The details of a person. */
export const leadDetails: readonly LeadDetail[] = [...new Set(leadFields.map(({ detail }) => detail))]

/** The fields apart from the name, in order of use by staff, who phone rather than write. */
export const fieldsBesideName = [
  ...new Set([
    'phone' as const,
    ...leadFields.map(({ name }) => name).filter((name) => name !== 'firstName' && name !== 'surname'),
  ]),
]

export const byLeadField = <Value>(valueOf: (name: LeadField) => Value) =>
  Object.fromEntries(leadFields.map(({ name }) => [name, valueOf(name)])) as Record<LeadField, Value>

/** The field values as database columns; empty fields become null. */
export const toLeadColumns = (input: LeadInput) =>
  Object.fromEntries(leadFields.map(({ name, column }) => [column, input[name] || null])) as LeadColumns

/** The text of a detail in a row, with both names joined; empty if there is none. */
export const detailText = (row: Readonly<Record<LeadColumn, string | null>>, detail: LeadDetail): string =>
  leadFields
    .filter((field) => field.detail === detail)
    .map(({ column }) => row[column] ?? '')
    .join(' ')
