'use client'

import { useTranslations } from 'next-intl'
import type { ComponentProps, ReactNode } from 'react'
import { AreaField, type Option, SelectField, TextField } from '@/components/ui/field'
import { EMAIL_LENGTH } from '@/lib/forms/identity'
import { NAME_LENGTH } from '@/lib/leads/form/fields'
import { useLanguageNames } from '@/lib/i18n/language-names'
import type { FieldCode, FormAnswer } from '@/lib/payments/admin/form'
import { routing } from '@/lib/i18n/routing'

interface FieldState {
  /** The id prefix: a page can have several forms. */
  readonly group: string
  readonly name: string
  readonly label: string
  readonly hint?: ReactNode
  readonly error?: FieldCode
  readonly value?: string
}

/** The fields of a form: after a refusal with what was typed and its errors, before that as in `first`. */
export const fieldsOf =
  <Field extends string>(
    group: string,
    refused: Pick<FormAnswer<Field, never>, 'errors' | 'values'> | null,
    first: Readonly<Partial<Record<Field, string>>>,
  ) =>
  (name: Field, label: string): FieldState => ({
    group,
    name,
    label,
    error: refused?.errors?.[name],
    value: refused?.values?.[name] ?? first[name],
  })

export type FieldsOf<Field extends string> = (name: Field, label: string) => FieldState

/** A field's attributes. */
function useField<Props extends FieldState>({ group, error, value, ...field }: Props) {
  const t = useTranslations('PaymentsAdmin.fieldErrors')
  return {
    ...field,
    id: `${group}-${field.name}`,
    error: error && t(error, { field: field.label }),
    defaultValue: value,
  }
}

/** A typed field. A value in the form's answer replaces its text. */
export function TypedField(props: FieldState & Omit<ComponentProps<'input'>, 'name' | 'value'>) {
  return <TextField key={props.value} {...useField(props)} autoComplete="off" />
}

/** An amount, with or without cents. */
export function AmountField(props: FieldState) {
  return <TypedField {...props} inputMode="decimal" maxLength={20} />
}

/** A select. */
export function ChoiceField(props: FieldState & { options: readonly Option[] }) {
  return <SelectField key={props.value} {...useField(props)} />
}

/** A multi-line text field. */
export function LongField({ most, ...props }: FieldState & { most: number }) {
  return <AreaField key={props.value} {...useField(props)} rows={3} maxLength={most} />
}

type PersonField = 'firstName' | 'surname' | 'email' | 'phone' | 'language'

/** The payer of a payment. */
export function PersonFields({ fields }: { fields: FieldsOf<PersonField> }) {
  const t = useTranslations('PaymentsAdmin.form')
  const languages = useLanguageNames()
  const of = (name: PersonField) => fields(name, t(`fields.${name}`))
  return (
    <div className="grid gap-5 sm:grid-cols-2">
      <TypedField {...of('firstName')} maxLength={NAME_LENGTH} />
      <TypedField {...of('surname')} maxLength={NAME_LENGTH} />
      <TypedField {...of('email')} type="email" maxLength={EMAIL_LENGTH} hint={t('optional')} />
      <TypedField {...of('phone')} type="tel" maxLength={40} hint={t('optional')} />
      <ChoiceField
        {...of('language')}
        options={[['', t('choose')], ...routing.locales.map((each) => [each, languages(each)] as const)]}
      />
    </div>
  )
}

/** Radio buttons styled as a row of choices. */
export function Choices({ name, label, value, options, error }: FieldState & { options: readonly Option[] }) {
  const t = useTranslations('PaymentsAdmin.fieldErrors')
  return (
    <fieldset
      role="radiogroup"
      // The form focuses its first error.
      tabIndex={error ? -1 : undefined}
      aria-invalid={error ? true : undefined}
      aria-describedby={error && `${name}-error`}
    >
      <legend className="mb-2 font-semibold">{label}</legend>
      <div className="flex flex-wrap gap-2">
        {options.map(([each, text]) => (
          <label
            key={each}
            className="inline-flex min-h-11 max-w-full items-center gap-2 rounded-full border border-control px-4 py-1.5 text-small font-semibold wrap-anywhere hover:border-vine has-checked:border-vine has-checked:bg-good-soft has-focus-visible:outline-2 in-aria-invalid:border-alert"
          >
            <input
              type="radio"
              name={name}
              value={each}
              defaultChecked={each === value}
              className="size-4 shrink-0 accent-vine"
            />
            {text}
          </label>
        ))}
      </div>
      {error && (
        <p id={`${name}-error`} className="mt-1.5 text-small font-medium text-alert">
          {t(error, { field: label })}
        </p>
      )}
    </fieldset>
  )
}
