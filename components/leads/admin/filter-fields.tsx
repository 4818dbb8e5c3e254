import { Field, type FieldControl } from '@/components/ui/field'
import type { FilterOption } from '@/lib/leads/schema'

/** An option of a filter: its value in the address, and its label. An empty value does not filter. */
export type Option = readonly [value: string, label: string]

/** A filter of the inbox as a select. */
export function FilterSelect({
  name,
  label,
  value,
  options,
}: {
  name: string
  label: string
  value: string | null
  options: readonly Option[]
}) {
  return (
    <Field id={name} label={label}>
      {(control: FieldControl) => (
        <select {...control} name={name} defaultValue={value ?? ''}>
          {options.map(([each, text]) => (
            <option key={each} value={each}>
              {text}
            </option>
          ))}
        </select>
      )}
    </Field>
  )
}

/** A filter of the inbox as a field to type in. */
export function FilterInput({
  name,
  type,
  label,
  value,
}: {
  name: string
  type: 'date' | 'search'
  label: string
  value: string | null
}) {
  return (
    <Field id={name} label={label}>
      {(control: FieldControl) => (
        <input {...control} type={type} name={name} defaultValue={value ?? ''} maxLength={100} />
      )}
    </Field>
  )
}

/**
 * The options of a select: the one that does not filter, then each value of a kind with its number of leads. A value of
 * the address that no lead has any more is kept, before the others.
 */
export function optionsOf(
  known: readonly FilterOption[],
  kind: FilterOption['kind'],
  selected: string | null,
  any: string,
  labelOf: (value: string) => string = (value) => value,
): Option[] {
  const options = known
    .filter((option) => option.kind === kind)
    .map(({ value, leads }): Option => [value, `${labelOf(value)} (${leads})`])
  const isUnknown = selected !== null && !options.some(([value]) => value === selected)
  return [['', any], ...(isUnknown ? [[selected, labelOf(selected)] as const] : []), ...options]
}
