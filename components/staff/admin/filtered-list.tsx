import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { ButtonLink } from '@/components/ui/link'
import { Pager } from '@/components/ui/pager'
import type { Path } from '@/lib/routes'
import { ExportButton } from './export'

/** A page of a filtered list: matches, export, entries and pager. A page after the last one leads to the first. */
export function FilteredList({
  found,
  total,
  page,
  pageSize,
  hrefOf,
  pages,
  exportTo,
  filters,
  children,
}: {
  /** The number of matches in a sentence. */
  found: string
  total: number
  /** From 1, as in `hrefOf`. */
  page: number
  pageSize: number
  hrefOf: (page: number) => Path
  pages: string
  /** Takes the filters as fields. */
  exportTo: string
  filters: readonly (readonly [string, string])[]
  children: ReactNode
}) {
  const t = useTranslations('StaffList')
  const last = Math.ceil(total / pageSize)
  if (page > Math.max(last, 1))
    return (
      <div className="grid justify-items-start gap-4 py-6">
        <p className="text-quiet">{t('pagePast')}</p>
        <ButtonLink variant="quiet" href={hrefOf(1)}>
          {t('firstPage')}
        </ButtonLink>
      </div>
    )
  return (
    <>
      <div className="mb-2 flex flex-wrap items-center justify-between gap-x-5 gap-y-2">
        <p role="status" className="text-small text-quiet">
          {found}
        </p>
        <ExportButton action={exportTo} values={filters} label={t('export')} hint={t('exportHint')} />
      </div>
      {children}
      <Pager
        page={page}
        pages={last}
        hrefOf={hrefOf}
        labels={{ nav: pages, previous: t('previous'), next: t('next') }}
      />
    </>
  )
}
