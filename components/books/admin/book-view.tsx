import { getLocale, getTranslations } from 'next-intl/server'
import { useLocale, useTranslations } from 'next-intl'
import { ExportButton } from '@/components/staff/admin/export'
import { SectionCard } from '@/components/staff/admin/page-parts'
import { EmptyList, ListSection } from '@/components/ui/admin/list-section'
import { ListTable, type TableColumn } from '@/components/ui/admin/list-table'
import { Day } from '@/components/ui/admin/staff-time'
import { Button } from '@/components/ui/button'
import { ButtonLink, Link } from '@/components/ui/link'
import { Notice } from '@/components/ui/notice'
import { PrintButton } from '@/components/ui/print-button'
import { bookPrograms } from '@/lib/books/imports'
import { type BookPeriod, booksPath, monthPeriod, periodDays, periodValues } from '@/lib/books/period'
import { BOOK_PAGE_SIZE, type BookLine, bookPage, netOf } from '@/lib/books/queries'
import { today } from '@/lib/dates'
import { counted } from '@/lib/i18n/formats'
import { localePath } from '@/lib/i18n/paths'
import { formatMoney } from '@/lib/money'
import { purposeText } from '@/lib/receipts/purpose'
import { api, routes } from '@/lib/routes'
import { settle } from '@/lib/settle'

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
        {...periodDays}
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
        <Button size="small" variant="quiet">
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

/** On paper a table, however narrow. */
const printed = 'print:[&_.list-label]:hidden print:[&_.list-table]:[container-type:normal]'

/** A period's cash book, with its files for admins. */
export async function BookView(props: { period: BookPeriod; page: number; mayExport: boolean }) {
  const { period, page, mayExport } = props
  const locale = await getLocale()
  const t = await getTranslations('Books')
  const printing = await getTranslations('PaymentsAdmin.actions')
  const read = await settle('bookPage', bookPage(period, page))
  if (!read.ok) return <Notice variant="alert">{t('failed')}</Notice>
  const { opening, closing, sums, total, lines } = read.data
  const kinds = (['card', 'fee', 'transfer', 'refund', 'correction'] as const).map(
    (kind) => [t(kind), sums[kind] ?? '0'] as const,
  )
  const values = Object.entries(periodValues(period))
  const pager = {
    ...{ page, pages: Math.ceil(total / BOOK_PAGE_SIZE), label: t('pager') },
    hrefOf: (number: number) => booksPath(period, number),
  }
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-6 print:block">
      <SectionCard id="sums" title={t('sums')}>
        <dl className="grid grid-cols-2 gap-4 sm:grid-cols-3 lg:grid-cols-4 print:grid-cols-4">
          {[[t('opening'), opening] as const, ...kinds, [t('closing'), closing] as const].map(
            ([name, sum]) => (
              <div key={name}>
                <dt className="text-small text-quiet">{name}</dt>
                <dd className="font-semibold whitespace-nowrap tabular-nums">{formatMoney(sum)}</dd>
              </div>
            ),
          )}
        </dl>
        <p className="mt-4 max-w-prose text-small text-quiet">{t('note')}</p>
      </SectionCard>
      <div className="flex flex-wrap items-center gap-3 print:hidden">
        <PrintButton label={printing('print')} />
        {mayExport ? (
          <>
            <ExportButton action={api.exportBooks} values={values} label={t('export')} />
            {bookPrograms.map((program) => (
              <ExportButton
                key={program}
                {...{ action: api.exportBooks, values: [...values, ['program', program]], isTable: false }}
                label={t(`programs.${program}`)}
              />
            ))}
          </>
        ) : (
          <p className="text-small text-quiet">{t('exportNote')}</p>
        )}
      </div>
      {total > 0 ? (
        <ListSection label={t('listTitle')} found={t('found', counted(total, locale))} pager={pager}>
          <div className={printed}>
            <BookLines lines={lines} />
          </div>
        </ListSection>
      ) : (
        <EmptyList text={t('none')} />
      )}
    </div>
  )
}

/** Movements of money by day; cards where the table does not fit. */
function BookLines({ lines }: { lines: readonly BookLine[] }) {
  const t = useTranslations('Books')
  const kinds = useTranslations('Receipt.kinds')
  const purposes = useTranslations('Payments.purposes')
  const name = ({ paymentId, name }: BookLine) => (
    <Link href={routes.paymentAdmin(paymentId)} className="list-name">
      {name}
    </Link>
  )
  const what = (line: BookLine) => (
    <>
      {kinds(line.kind)}: {purposeText(line, purposes)}
      <span className="block text-quiet">
        {[line.reference, line.document, line.bankReference].filter(Boolean).join(', ')}
      </span>
    </>
  )
  const amounts = (['amount', 'fee', 'net', 'balance'] as const).map((key): TableColumn<BookLine> => [
    t(`columns.${key}`),
    (line) =>
      (key !== 'fee' || Number(line.fee) !== 0) && (
        <>
          <span className="list-label">{t(`columns.${key}`)}: </span>
          {formatMoney(key === 'net' ? netOf(line) : line[key])}
        </>
      ),
    'text-right whitespace-nowrap tabular-nums max-sm:col-span-2',
  ])
  const columns: TableColumn<BookLine>[] = [
    [t('columns.day'), ({ day }) => <Day day={day} />, 'whitespace-nowrap'],
    [t('columns.person'), name, 'list-second'],
    [t('columns.what'), what, 'list-wide wrap-anywhere'],
    ...amounts,
  ]
  return <ListTable label={t('listTitle')} columns={columns} rows={lines} />
}
