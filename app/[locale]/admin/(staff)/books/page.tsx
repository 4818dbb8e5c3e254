import { getLocale, getTranslations } from 'next-intl/server'
import { BookView, PeriodForm } from '@/components/books/admin/book-view'
import { unlistedMetadataOf } from '@/components/site/document/page-metadata'
import { ExportNotice } from '@/components/staff/admin/export'
import { RolePage } from '@/components/staff/admin/staff-page'
import { ButtonLink } from '@/components/ui/link'
import { pageNumber } from '@/lib/address-query'
import { bookPeriod, booksPath } from '@/lib/books/period'
import { exportError } from '@/lib/http/file-response'
import { formatDay, monthText } from '@/lib/i18n/formats'
import { formatLocale } from '@/lib/i18n/routing'
import { routes } from '@/lib/routes'
import { requireStaff } from '@/lib/staff/queries'

export const generateMetadata = () => unlistedMetadataOf('books')

export default async function BooksPage({ searchParams }: PageProps<'/[locale]/admin/books'>) {
  const [locale, query, t] = await Promise.all([getLocale(), searchParams, getTranslations('Books')])
  const [period, page] = [bookPeriod(query), pageNumber(query)]
  const staff = await requireStaff(booksPath(period, page))
  const { from, to, month } = period
  const name = month
    ? monthText(month, formatLocale[locale])
    : `${formatDay(from, locale, 'medium')} – ${formatDay(to, locale, 'medium')}`
  return (
    <RolePage
      role="office"
      staff={staff}
      title={t('title', { period: name })}
      actions={
        <>
          <ButtonLink size="small" variant="quiet" href={routes.bankStatements}>
            {t('bankStatements')}
          </ButtonLink>
          <ButtonLink size="small" variant="quiet" href={routes.settlements}>
            {t('settlements')}
          </ButtonLink>
        </>
      }
    >
      <ExportNotice code={exportError(query.failed)} tooMany={t('tooMany')} />
      <PeriodForm period={period} />
      <BookView period={period} page={page} mayExport={staff.role === 'admin'} />
    </RolePage>
  )
}
