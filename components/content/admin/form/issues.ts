import type { FieldErrors, FieldValues, UseFormReturn } from 'react-hook-form'
import type { FieldSpec } from '@/lib/content/field-spec'
import { errorNameOf } from '@/lib/site-content/form-values'
import type { ContentIssue } from '@/lib/site-content/schema'

/** Replaces the errors shown at the fields by the document's; an error's message is its code, then any names. */
export function showIssues(
  { clearErrors, setError }: UseFormReturn<FieldValues>,
  spec: FieldSpec,
  issues: readonly ContentIssue[],
): void {
  clearErrors()
  const named = issues.map(({ path, code, names = [] }) => ({
    ...{ name: errorNameOf(spec, path), code },
    message: [code, ...names].join(' '),
  }))
  // Entries first: the form moves their errors with them only while they form an array.
  const isOfList = (name: string) => Number(name.endsWith('.root'))
  for (const { name, code, message } of named.sort((one, other) => isOfList(one.name) - isOfList(other.name)))
    setError(name, { type: code, message })
}

/** The fields with errors and their messages, in form order. */
export function errorNames(
  errors: FieldErrors<FieldValues>,
  prefix = '',
): readonly { readonly name: string; readonly code: string }[] {
  return Object.entries(errors).flatMap(([key, error]) => {
    if (!error || typeof error !== 'object') return []
    const name = prefix + key
    const { type, message } = error as { type?: unknown; message?: unknown }
    if (typeof type === 'string' && typeof message === 'string') return [{ name, code: message }]
    return errorNames(error as FieldErrors<FieldValues>, `${name}.`)
  })
}
