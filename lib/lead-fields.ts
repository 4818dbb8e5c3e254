/**
 * The fields of the lead form, in its order. Everything that shows, checks, stores, sends or reads them is made from this
 * table: the forms, the inbox, the messages, the export, the import and the copy for the person. Each has a column of its
 * name in the database, whose `private.lead_details` says the same, and belongs to a detail that staff correct and adopt
 * as one. It is light, because visitors load it.
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

/** The name of a field: of its control, of its label in the messages, and of its value. */
export type LeadField = Field['name']

/** The column of a field in the tables of leads and of what they sent. */
export type LeadColumn = Field['column']

/** What the fields hold. */
export type LeadInput = Record<LeadField, string>

/** The columns of a person; null for what is not known. */
export type LeadColumns = {
  readonly [Each in Field as Each['column']]: Each['detail'] extends 'name' ? string : string | null
}

/** A detail of a person: one field, or the two of the name. */
export type LeadDetail = Field['detail']

/** The details of a person. */
export const leadDetails: readonly LeadDetail[] = [...new Set(leadFields.map(({ detail }) => detail))]

/** The fields beside the name, in the order in which staff use them: they phone a person sooner than they write. */
export const fieldsBesideName = [
  ...new Set([
    'phone' as const,
    ...leadFields.map(({ name }) => name).filter((name) => name !== 'firstName' && name !== 'surname'),
  ]),
]

/** A value for each field, found by its name. */
export const byLeadField = <Value>(valueOf: (name: LeadField) => Value) =>
  Object.fromEntries(leadFields.map(({ name }) => [name, valueOf(name)])) as Record<LeadField, Value>

/** What the fields hold, as the database takes it: an empty field is null. */
export const toLeadColumns = (input: LeadInput) =>
  Object.fromEntries(leadFields.map(({ name, column }) => [column, input[name] || null])) as LeadColumns

/** What a row has for a detail: the name as one text; empty where it has none. */
export const detailText = (row: Readonly<Record<LeadColumn, string | null>>, detail: LeadDetail): string =>
  leadFields
    .filter((field) => field.detail === detail)
    .map(({ column }) => row[column] ?? '')
    .join(' ')
