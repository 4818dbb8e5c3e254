import type { FieldSpec } from '@/lib/content/field-spec'
import { routing } from '@/lib/i18n/routing'
import {
  type LeafSpec,
  type Path,
  isGroup,
  isList,
  sameDocument,
  toDocument,
  toFormValue,
} from './form-values'

/** An undefined side lacks the field. */
export interface Difference {
  readonly path: Path
  /** For a text in several languages, that of one language. */
  readonly spec: FieldSpec
  readonly older: unknown
  readonly newer: unknown
}

type Fields = Readonly<Record<string, unknown>>

const isSame = (older: unknown, newer: unknown) => JSON.stringify(older) === JSON.stringify(newer)

const alternateLanguages = (spec: LeafSpec) =>
  routing.locales.map((language) => [language, { ...spec, localized: false }] as const)

function differences(spec: FieldSpec, path: Path, older: unknown, newer: unknown): Difference[] {
  if (isSame(older, newer)) return []
  const part = (child: FieldSpec, name: string | number) =>
    differences(
      child,
      [...path, name],
      (older as Fields | undefined)?.[name],
      (newer as Fields | undefined)?.[name],
    )
  if (isGroup(spec) && older !== undefined && newer !== undefined)
    return spec.fields.flatMap(([name, child]) => part(child, name))
  if (isList(spec)) {
    const [before, after] = [older ?? [], newer ?? []] as unknown[][]
    // Entries have no names by which to find them in the other document.
    if (before!.length === after!.length) return before!.flatMap((_, index) => part(spec.item, index))
  }
  if (!isGroup(spec) && !isList(spec) && spec.localized)
    return alternateLanguages(spec).flatMap(([language, child]) => part(child, language))
  return [{ path, spec, older, newer }]
}

/**
 * The fields in which two documents differ, in form order. A list of another length is one field, and so is a group in
 * only one of them.
 */
export function documentDifferences(spec: FieldSpec, older: unknown, newer: unknown): readonly Difference[] {
  const [before, after] = [older, newer].map((each) => toDocument(spec, toFormValue(spec, each)))
  return differences(spec, [], before, after)
}

/**
 * A scheduled document updated with later changes to the live one, in every field that it does not change itself, and
 * each language of a text. A list is one field, because its entries have no names.
 */
export function rebased(spec: FieldSpec, before: unknown, now: unknown, later: unknown): unknown {
  if (sameDocument(spec, before, later)) return now
  const parts = isGroup(spec) ? spec.fields : !isList(spec) && spec.localized ? alternateLanguages(spec) : []
  if (parts.length === 0 || [before, now, later].includes(undefined)) return later
  const [first, second, third] = [before, now, later] as Fields[]
  const fields = parts.map(([name, child]) => [
    name,
    rebased(child, first![name], second![name], third![name]),
  ])
  return Object.fromEntries(fields.filter(([, value]) => value !== undefined))
}

/** A document with another value at a path; undefined removes the field. */
export function withValue(document: unknown, [step, ...rest]: Path, value: unknown): unknown {
  if (step === undefined) return value
  if (Array.isArray(document))
    return document.map((entry, index) => (index === step ? withValue(entry, rest, value) : entry))
  const { [step]: child, ...others } = (document ?? {}) as Fields
  const changed = withValue(child, rest, value)
  return changed === undefined ? others : { ...others, [step]: changed }
}
