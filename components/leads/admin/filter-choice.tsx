import { Field, type FieldControl } from '@/components/ui/field'

/** A choice of a filter: what the address carries, and its name. The first carries nothing and asks for all. */
export type Option = readonly [value: string, label: string]

/** One filter of the inbox as a select. */
export function FilterChoice({
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

/** One filter of the inbox that is typed. */
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
