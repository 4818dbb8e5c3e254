import type { ComponentProps, ReactNode } from 'react'

/** The attributes that tie a control to its label, hint and error. */
export interface FieldControl {
  readonly id: string
  readonly className: string
  readonly 'aria-invalid': boolean | undefined
  readonly 'aria-describedby': string | undefined
}

interface FieldTexts {
  readonly label: ReactNode
  readonly hint?: ReactNode
  readonly error?: string
}

/** The error and the hint below a control, which names them in `aria-describedby`. */
export function FieldNotes({ id, error, hint }: { id: string } & Omit<FieldTexts, 'label'>) {
  return (
    <>
      {error && (
        <p id={`${id}-error`} className="text-small font-medium text-alert">
          {error}
        </p>
      )}
      {hint && (
        <p id={`${id}-hint`} className="text-small text-quiet">
          {hint}
        </p>
      )}
    </>
  )
}

/** A label, control, error and hint, tied together. */
export function Field({
  id,
  label,
  hint,
  error,
  children,
}: FieldTexts & { id: string; children: (control: FieldControl) => ReactNode }) {
  const described = [error ? `${id}-error` : '', hint ? `${id}-hint` : ''].filter(Boolean).join(' ')
  return (
    <div className="grid content-start gap-1.5">
      <label htmlFor={id} className="font-semibold">
        {label}
      </label>
      {children({
        id,
        className: 'field-box',
        'aria-invalid': error ? true : undefined,
        'aria-describedby': described || undefined,
      })}
      <FieldNotes id={id} error={error} hint={hint} />
    </div>
  )
}

/** A text field; other props go to its input. Its id defaults to its name. */
export function TextField({
  id,
  label,
  hint,
  error,
  ...input
}: FieldTexts & ComponentProps<'input'> & { name: string }) {
  return (
    <Field id={id ?? input.name} label={label} hint={hint} error={error}>
      {(control) => <input type="text" {...control} {...input} />}
    </Field>
  )
}

/** A text field of several lines; other props go to its element. Its id defaults to its name. */
export function AreaField({
  id,
  label,
  hint,
  error,
  ...area
}: FieldTexts & ComponentProps<'textarea'> & { name: string }) {
  return (
    <Field id={id ?? area.name} label={label} hint={hint} error={error}>
      {(control) => <textarea {...control} {...area} />}
    </Field>
  )
}

/** An option of a list: its value, and its label. */
export type Option = readonly [value: string, label: string]

/** A select; other props go to its element. Its id defaults to its name. */
export function SelectField({
  id,
  label,
  hint,
  error,
  options,
  ...select
}: FieldTexts & ComponentProps<'select'> & { name: string; options: readonly Option[] }) {
  return (
    <Field id={id ?? select.name} label={label} hint={hint} error={error}>
      {(control) => (
        <select {...control} {...select}>
          {options.map(([value, text]) => (
            <option key={value} value={value}>
              {text}
            </option>
          ))}
        </select>
      )}
    </Field>
  )
}
