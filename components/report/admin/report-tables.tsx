import { useLocale, useTranslations } from 'next-intl'
import { SectionCard } from '@/components/staff/admin/section-card'
import { today } from '@/lib/dates'
import { formatDay } from '@/lib/i18n/formats'
import type { MonthReport } from '@/lib/report/report'
import { type ReportTable, reportTables } from '@/lib/report/tables'

function Table({ id, table: { head, rows, total } }: { id: string; table: ReportTable }) {
  const line = 'border-b border-line last:border-0'
  const cells = ([name, ...values]: ReportTable['head'], weight: string) => (
    <>
      <th scope="row" className={`py-2 wrap-anywhere ${weight}`}>
        {name}
      </th>
      {values.map((value, index) => (
        <td key={index} className={`py-2 pl-3 text-right ${weight}`}>
          {value}
        </td>
      ))}
    </>
  )
  return (
    <table aria-labelledby={id} className="w-full text-left tabular-nums max-sm:text-small">
      <thead>
        <tr className="border-b-2 border-ink text-small">
          {head.map((text, index) => (
            <th key={text} scope="col" className={`py-2 font-semibold ${index > 0 ? 'pl-3 text-right' : ''}`}>
              {text}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row, index) => (
          <tr key={index} className={line}>
            {cells(row, 'font-normal')}
          </tr>
        ))}
      </tbody>
      {total && (
        <tfoot>
          <tr className="border-t-2 border-grain">{cells(total, 'font-semibold')}</tr>
        </tfoot>
      )}
    </table>
  )
}

/** The tables of a month's report, on the screen and on paper. */
export function ReportTables({ report }: { report: MonthReport }) {
  const locale = useLocale()
  const t = useTranslations('Report')
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-6 print:block">
      <p className="max-w-prose text-quiet">{t('intro', { day: formatDay(today(), locale) })}</p>
      {reportTables(report, locale).map((table, index) => (
        <SectionCard key={table.title} id={`table-${index}`} title={table.title}>
          <Table id={`table-${index}`} table={table} />
        </SectionCard>
      ))}
    </div>
  )
}
