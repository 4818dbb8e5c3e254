import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { Button } from '@/components/ui/button'
import { type Option, SelectField, TextField } from '@/components/ui/field'
import { ButtonLink } from '@/components/ui/link'
import type { Path } from '@/lib/routes'

interface FilterProps {
  readonly name: string
  readonly label: string
  readonly value: string | null
}

/** A filter as a select. An option with an empty value does not filter. */
export function FilterSelect({ value, ...field }: FilterProps & { options: readonly Option[] }) {
  return <SelectField {...field} defaultValue={value ?? ''} />
}

/** A filter as a typed field. */
export function FilterInput({ value, ...field }: FilterProps & { type: 'date' | 'search' }) {
  return <TextField {...field} defaultValue={value ?? ''} maxLength={100} />
}

/** Applies a form's filters, and clears them if there are any; `children` are rarer filters. */
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
