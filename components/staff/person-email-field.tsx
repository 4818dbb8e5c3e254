import { Field } from '@/components/ui/field'

/** The field for the e-mail address of somebody else, with which no browser should fill it in. */
export function PersonEmailField({
  name,
  label,
  error,
  defaultValue,
}: {
  name: string
  label: string
  error?: string
  defaultValue?: string
}) {
  return (
    <Field id={name} label={label} error={error}>
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
