import { useLocale, useTranslations } from 'next-intl'
import { Button } from '@/components/ui/button'
import { ButtonLink } from '@/components/ui/link'
import { type BookPeriod, booksPath, monthPeriod } from '@/lib/books/period'
import { today } from '@/lib/dates'
import { localePath } from '@/lib/i18n/paths'
import { routes } from '@/lib/routes'

/** Chooses the days of a cash book, or the month before or after. */
export function PeriodForm({ period }: { period: BookPeriod }) {
  const t = useTranslations('Books')
  const month = period.month ?? period.from.slice(0, 7)
  const field = (name: 'from' | 'to') => (
    <label className="grid gap-1 text-small font-semibold">
      {t(name)}
      <input
        type="date"
        name={name}
        required
        defaultValue={period[name]}
        className="field-box h-11 px-3 py-0"
      />
    </label>
  )
  return (
    <div className="mb-6 flex flex-wrap items-end gap-3 print:hidden">
      <form
        action={localePath(routes.books, useLocale())}
        className="flex flex-wrap items-end gap-3"
        key={period.from + period.to}
      >
        {field('from')}
        {field('to')}
        <Button type="submit" size="small" variant="quiet">
          {t('show')}
        </Button>
      </form>
      <ButtonLink size="small" variant="quiet" rel="prev" href={booksPath(monthPeriod(month, -1))}>
        {t('previous')}
      </ButtonLink>
      {month < today().slice(0, 7) && (
        <ButtonLink size="small" variant="quiet" rel="next" href={booksPath(monthPeriod(month, 1))}>
          {t('next')}
        </ButtonLink>
      )}
    </div>
  )
}
