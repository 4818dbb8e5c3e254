import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { Button } from '@/components/ui/button'
import { Field, type FieldControl } from '@/components/ui/field'
import { ButtonLink } from '@/components/ui/link'
import type { Path } from '@/lib/routes'

/** An option of a filter: its value in the address, and its label. An empty value does not filter. */
export type Option = readonly [value: string, label: string]

/** A filter of a list as a select. */
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

/** A filter of a list as a field to type in. */
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
 * The button that applies the filters of a form, any rarer filters, and the link to the list without filters where there
 * are any.
 */
export function FilterButtons({ clear, children }: { clear: Path | null; children?: ReactNode }) {
  const t = useTranslations('StaffList')
  return (
    <>
      <Button type="submit" variant="quiet" className="max-lg:col-span-2 max-sm:w-full lg:px-4">
        {t('apply')}
      </Button>
      {children}
      {clear && (
        <ButtonLink variant="quiet" size="small" href={clear} className="col-span-full justify-self-start">
          {t('clear')}
        </ButtonLink>
      )}
    </>
  )
}
