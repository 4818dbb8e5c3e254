import { useLocale, useTranslations } from 'next-intl'
import { SectionCard } from '@/components/staff/admin/page-parts'
import { today } from '@/lib/dates'
import { formatDay } from '@/lib/i18n/formats'
import type { MonthReport } from '@/lib/report/queries'
import { type ReportTable, reportTables } from '@/lib/report/tables'

/** On a narrow screen each row has its values below its name; browsers would then drop the roles. */
const rowClass = 'max-sm:grid max-sm:grid-cols-2 max-sm:gap-x-3'
const nameClass = 'py-2 wrap-anywhere max-sm:col-span-2 max-sm:pb-0'
const valueClass = 'py-2 text-right max-sm:pt-0 max-sm:wrap-anywhere sm:pl-3'

function Row({ cells, className }: { cells: ReportTable['head']; className: string }) {
  const [name, ...values] = cells
  return (
    <tr role="row" className={`${rowClass} ${className}`}>
      <th role="rowheader" scope="row" className={`${nameClass} [font-weight:inherit]`}>
        {name}
      </th>
      {values.map((value, index) => (
        <td role="cell" key={index} className={valueClass}>
          {value}
        </td>
      ))}
    </tr>
  )
}

function Table({ id, table: { head, rows, total } }: { id: string; table: ReportTable }) {
  return (
    <table role="table" aria-labelledby={id} className="w-full text-left tabular-nums max-sm:block">
      <thead role="rowgroup" className="max-sm:block">
        <tr role="row" className={`${rowClass} border-b-2 border-ink text-small`}>
          {head.map((text, index) => (
            <th
              role="columnheader"
              scope="col"
              key={text}
              className={`font-semibold ${index > 0 ? valueClass : nameClass}`}
            >
              {text}
            </th>
          ))}
        </tr>
      </thead>
      <tbody role="rowgroup" className="max-sm:block">
        {rows.map((cells, index) => (
          <Row key={index} cells={cells} className="border-b border-line last:border-0" />
        ))}
      </tbody>
      {total && (
        <tfoot role="rowgroup" className="max-sm:block">
          <Row cells={total} className="border-t-2 border-grain font-semibold" />
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
