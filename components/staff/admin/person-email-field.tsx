import { Field } from '@/components/ui/field'

/** The field for the e-mail address of somebody else, with which no browser should fill it in. */
export function PersonEmailField({
  name,
  id = name,
  label,
  error,
  defaultValue,
}: {
  name: string
  /** Where a page has several fields of the name, each has its own. */
  id?: string
  label: string
  error?: string
  defaultValue?: string
}) {
  return (
    <Field id={id} label={label} error={error}>
      {(control) => (
        <input
          {...control}
          type="email"
          name={name}
          autoComplete="off"
          maxLength={254}
          defaultValue={defaultValue}
          required
        />
      )}
    </Field>
  )
}
