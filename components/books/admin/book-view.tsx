import { getLocale, getTranslations } from 'next-intl/server'
import { ExportButton } from '@/components/staff/admin/export'
import { SectionCard } from '@/components/staff/admin/section-card'
import { EmptyList, ListSection } from '@/components/ui/admin/list-section'
import { Notice } from '@/components/ui/notice'
import { type BookPeriod, booksPath, periodValues } from '@/lib/books/period'
import { bookPrograms } from '@/lib/books/imports'
import { BOOK_PAGE_SIZE, bookPage } from '@/lib/books/queries'
import { counted } from '@/lib/i18n/formats'
import { api } from '@/lib/routes'
import { settle } from '@/lib/settle'
import { BookLines } from './book-lines'
import { BookSums } from './book-sums'

/** A period's cash book, with its files for admins. */
export async function BookView({
  period,
  page,
  mayExport,
}: {
  period: BookPeriod
  page: number
  mayExport: boolean
}) {
  const [locale, t, read] = await Promise.all([
    getLocale(),
    getTranslations('Books'),
    settle('bookPage', bookPage(period, page)),
  ])
  if (!read.ok) return <Notice variant="alert">{t('failed')}</Notice>
  const { total, lines } = read.data
  const values = periodValues(period)
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-6 print:block">
      <SectionCard id="sums" title={t('sums')}>
        <BookSums book={read.data} />
        <p className="mt-4 max-w-prose text-small text-quiet">{t('note')}</p>
      </SectionCard>
      {mayExport && (
        <div className="flex flex-wrap items-center gap-3 print:hidden">
          <ExportButton action={api.exportBooks} values={values} label={t('export')} />
          {bookPrograms.map((program) => (
            <ExportButton
              key={program}
              action={api.exportBooks}
              values={[...values, ['program', program]]}
              label={t(`programs.${program}`)}
              isTable={false}
            />
          ))}
        </div>
      )}
      {total === 0 ? (
        <ListSection label={t('listTitle')}>
          <EmptyList text={t('none')} />
        </ListSection>
      ) : (
        <ListSection
          label={t('listTitle')}
          found={t('found', counted(total, locale))}
          pager={{
            page,
            pages: Math.ceil(total / BOOK_PAGE_SIZE),
            hrefOf: (number) => booksPath(period, number),
            label: t('pager'),
          }}
        >
          <div className="print:[&_.list-label]:hidden print:[&_.list-table]:[container-type:normal]">
            <BookLines lines={lines} />
          </div>
        </ListSection>
      )}
    </div>
  )
}
