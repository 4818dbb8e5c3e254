'use client'

import { useTranslations } from 'next-intl'
import type { ComponentProps, ReactNode } from 'react'
import { Field, type Option, SelectField, TextField } from '@/components/ui/field'
import { EMAIL_LENGTH } from '@/lib/forms/identity'
import { NAME_LENGTH } from '@/lib/leads/form/fields'
import { useLanguageNames } from '@/lib/i18n/language-names'
import type { FieldCode } from '@/lib/payments/admin/form'
import { NOTE_LENGTH } from '@/lib/payments/admin/payment-form'
import { routing } from '@/lib/i18n/routing'

interface FieldState {
  /** The id prefix: a page can have several forms. */
  readonly group: string
  readonly label: string
  readonly hint?: ReactNode
  readonly error?: FieldCode
  readonly value?: string
}

/** A typed field. A value in the form's answer replaces its text. */
export function TypedField({
  group,
  name,
  error,
  value,
  ...field
}: FieldState & { name: string } & Omit<ComponentProps<'input'>, 'name' | 'value'>) {
  const t = useTranslations('PaymentsAdmin.fieldErrors')
  return (
    <TextField
      key={value}
      {...field}
      id={`${group}-${name}`}
      name={name}
      error={error && t(error, { field: field.label })}
      defaultValue={value}
      autoComplete="off"
    />
  )
}

/** An amount in rand, with or without cents. */
export function AmountField(props: FieldState & { name: string }) {
  return <TypedField {...props} inputMode="decimal" maxLength={20} />
}

/** A select. */
export function ChoiceField({
  group,
  name,
  error,
  value,
  ...field
}: FieldState & { name: string; options: readonly Option[] }) {
  const t = useTranslations('PaymentsAdmin.fieldErrors')
  return (
    <SelectField
      key={value}
      {...field}
      id={`${group}-${name}`}
      name={name}
      error={error && t(error, { field: field.label })}
      defaultValue={value}
    />
  )
}

/** A multi-line text field. */
export function LongField({
  group,
  name,
  label,
  hint,
  error,
  value,
  most,
}: FieldState & { name: string; most: number }) {
  const t = useTranslations('PaymentsAdmin.fieldErrors')
  return (
    <Field id={`${group}-${name}`} label={label} hint={hint} error={error && t(error, { field: label })}>
      {(control) => (
        <textarea {...control} name={name} rows={3} maxLength={most} key={value} defaultValue={value} />
      )}
    </Field>
  )
}

type PersonField = 'firstName' | 'surname' | 'email' | 'phone' | 'language'

/** The payer of a payment. */
export function PersonFields({
  group,
  errors,
  values,
}: {
  group: string
  errors: Readonly<Partial<Record<PersonField, FieldCode>>>
  values?: Readonly<Partial<Record<PersonField, string>>>
}) {
  const t = useTranslations('PaymentsAdmin.form')
  const languages = useLanguageNames()
  const of = (name: PersonField) => ({
    group,
    name,
    label: t(`fields.${name}`),
    error: errors[name],
    value: values?.[name],
  })
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

/** A note that the payer does not see. */
export function NoteField({ group, error, value }: { group: string; error?: FieldCode; value?: string }) {
  const t = useTranslations('PaymentsAdmin.form')
  return (
    <LongField
      group={group}
      name="note"
      label={t('fields.note')}
      hint={t('noteHint')}
      error={error}
      value={value}
      most={NOTE_LENGTH}
    />
  )
}

/** Radio buttons styled as a row of choices. */
export function Choices({
  name,
  legend,
  value,
  options,
  error,
}: {
  name: string
  legend: string
  value: string | undefined
  options: readonly Option[]
  error?: FieldCode
}) {
  const t = useTranslations('PaymentsAdmin.fieldErrors')
  return (
    <fieldset
      role="radiogroup"
      // The form focuses its first error.
      tabIndex={error ? -1 : undefined}
      aria-invalid={error ? true : undefined}
      aria-describedby={error && `${name}-error`}
    >
      <legend className="mb-2 font-semibold">{legend}</legend>
      <div className="flex flex-wrap gap-2">
        {options.map(([each, text]) => (
          <label
            key={each}
            className="inline-flex min-h-11 items-center gap-2 rounded-full border border-control px-4 py-1.5 text-small font-semibold hover:border-vine has-checked:border-vine has-checked:bg-good-soft has-focus-visible:outline-2 in-aria-invalid:border-alert"
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
          {t(error, { field: legend })}
        </p>
      )}
    </fieldset>
  )
}
