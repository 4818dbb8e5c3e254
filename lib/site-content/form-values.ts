import type { FieldSpec } from '@/lib/content/field-spec'
import { fromLocalTime, isLocalTime, toLocalTime } from '@/lib/dates'
import { type Locale, inEachLanguage, isContentRequired, routing } from '@/lib/i18n/routing'

/** Field names, and list indexes from 0. */
export type Path = readonly (string | number)[]

/** A list holds entries as `{ value }`; an optional group is a list of one or none. */
export type FormValue =
  string | boolean | readonly { readonly value: FormValue }[] | { readonly [name: string]: FormValue }

type Group = Extract<FieldSpec, { kind: 'group' }>
export type ListSpec = Extract<FieldSpec, { kind: 'list' }>
export type LeafSpec = Exclude<FieldSpec, Group | ListSpec>

export const isGroup = (spec: FieldSpec): spec is Group => spec.kind === 'group'
export const isList = (spec: FieldSpec): spec is ListSpec => spec.kind === 'list'

/** Whether the form holds it as a list of entries. */
const isArray = (spec: FieldSpec) => isList(spec) || (isGroup(spec) && spec.optional)

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

// The database cannot store NUL.
const textOf = (value: unknown) =>
  typeof value === 'string' || typeof value === 'number' ? String(value).replaceAll('\0', '') : ''

const textsOf = (value: unknown) =>
  inEachLanguage((language) => textOf(isObject(value) ? value[language] : undefined))

/** Without empty texts in languages whose content is optional. */
const written = (texts: Readonly<Record<Locale, string>>) =>
  Object.fromEntries(
    routing.locales
      .filter((language) => isContentRequired(language) || !isBlank(texts[language]))
      .map((language) => [language, texts[language]]),
  )

function leafToForm(spec: LeafSpec, value: unknown): FormValue {
  if (spec.localized) return textsOf(value)
  if (spec.kind === 'flag') return value === true
  if (spec.kind === 'moment') {
    const text = textOf(value)
    return Number.isNaN(Date.parse(text)) ? '' : toLocalTime(text)
  }
  if (spec.kind === 'picture') {
    const { src, alt } = isObject(value) ? value : {}
    return { src: textOf(src), alt: textsOf(alt) }
  }
  return textOf(value)
}

const groupToForm = (spec: Group, value: unknown): FormValue =>
  Object.fromEntries(
    spec.fields.map(([name, child]) => [name, toFormValue(child, isObject(value) ? value[name] : undefined)]),
  )

/** A part of a document for the form; missing values and those of the wrong type are empty. */
export function toFormValue(spec: FieldSpec, value: unknown): FormValue {
  if (isList(spec))
    return (Array.isArray(value) ? value : []).map((entry) => ({ value: toFormValue(spec.item, entry) }))
  if (!isGroup(spec)) return leafToForm(spec, value)
  if (!spec.optional) return groupToForm(spec, value)
  return isObject(value) ? [{ value: groupToForm(spec, value) }] : []
}

/** An empty entry of a list, or an empty optional group. */
export const emptyEntry = (spec: FieldSpec) => ({
  value: isGroup(spec) ? groupToForm(spec, undefined) : toFormValue(spec, undefined),
})

const isBlank = (text: FormValue | undefined) => typeof text !== 'string' || text.trim() === ''

function leafToDocument(spec: LeafSpec, value: FormValue | undefined): unknown {
  if (spec.kind === 'flag') return value === true
  if (spec.kind === 'picture') {
    const { src, alt } = isObject(value) ? value : {}
    if (spec.optional && isBlank(src as FormValue)) return undefined
    return isObject(value) ? { ...value, alt: written(textsOf(alt)) } : value
  }
  if (spec.localized) {
    const texts = textsOf(value)
    return spec.optional && Object.values(texts).every(isBlank) ? undefined : written(texts)
  }
  const text = textOf(value).trim()
  const isText = spec.kind === 'line' || spec.kind === 'text' || spec.kind === 'markdown'
  if (text === '') return isText && !spec.optional ? '' : undefined
  if (spec.kind === 'moment') return isLocalTime(text) ? fromLocalTime(text) : text
  if (spec.kind === 'money' || spec.kind === 'count') return /^\d{1,15}$/.test(text) ? Number(text) : text
  return isText ? textOf(value) : text
}

/**
 * A part of the form for the document: empty optional values, numbers, days and choices are left out. An invalid number
 * stays as typed, for the document check to refuse.
 */
export function toDocument(spec: FieldSpec, value: FormValue | undefined): unknown {
  if (isArray(spec)) {
    const entries = (Array.isArray(value) ? value : []) as { value: FormValue }[]
    if (isGroup(spec)) return entries[0] && toDocument({ ...spec, optional: false }, entries[0].value)
    if (entries.length === 0 && spec.optional) return undefined
    return entries.map((entry) => toDocument((spec as ListSpec).item, entry.value))
  }
  if (!isGroup(spec)) return leafToDocument(spec as LeafSpec, value)
  const given = (isObject(value) ? value : {}) as Record<string, FormValue>
  const fields = spec.fields.map(([name, child]) => [name, toDocument(child, given[name])] as const)
  return Object.fromEntries(fields.filter(([, part]) => part !== undefined))
}

/** Whether two documents are equal, as far as the form can hold them. */
export function sameDocument(spec: FieldSpec, one: unknown, other: unknown): boolean {
  const [first, second] = [one, other].map((each) =>
    JSON.stringify(toDocument(spec, toFormValue(spec, each))),
  )
  return first === second
}

/** The field at a path; undefined for an unknown one, or one into a field, such as a language. */
export function specAt(spec: FieldSpec, path: Path): FieldSpec | undefined {
  let current: FieldSpec | undefined = spec
  for (const step of path) {
    if (!current) return undefined
    if (isList(current)) current = current.item
    else if (isGroup(current)) current = current.fields.find(([name]) => name === step)?.[1]
    else current = undefined
  }
  return current
}

/** The form's name for the field at a path. */
export function nameOf(spec: FieldSpec, path: Path): string {
  const names = path.flatMap((step, place) => {
    if (typeof step === 'number') return [String(step), 'value']
    const at = specAt(spec, path.slice(0, place + 1))
    const isInside = place < path.length - 1
    return isInside && at && isGroup(at) && at.optional ? [step, '0', 'value'] : [step]
  })
  return names.join('.')
}

/** The form's error name for a path: an error of a whole list must not hide those of its entries. */
export function errorNameOf(spec: FieldSpec, path: Path): string {
  const at = specAt(spec, path)
  if (at?.kind === 'picture') return `${nameOf(spec, path)}.src`
  return nameOf(spec, path) + (at && isArray(at) ? '.root' : '')
}

/** The path of the field with a form name. */
export function pathOf(spec: FieldSpec, name: string): Path {
  const path: (string | number)[] = []
  const steps = name.split('.')
  for (let place = 0; place < steps.length; place++) {
    const step = steps[place]!
    const at = specAt(spec, path)
    const isEntry = at !== undefined && path.length > 0 && isArray(at)
    if (isEntry && step === 'root') break
    if (!isEntry) path.push(step)
    else {
      // The step after an entry's index is the key `value`.
      if (isList(at)) path.push(Number(step))
      place++
    }
    if (isEntry && !isList(at) && steps[place + 1] !== undefined) path.push(steps[++place]!)
  }
  return path
}
