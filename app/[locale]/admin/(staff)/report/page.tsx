import { getLocale, getTranslations } from 'next-intl/server'
import { ReportTables } from '@/components/report/admin/report-tables'
import { unlistedMetadataOf } from '@/components/site/document/page-metadata'
import { ExportButton, ExportNotice } from '@/components/staff/admin/export'
import { RolePage } from '@/components/staff/admin/staff-page'
import { ButtonLink } from '@/components/ui/link'
import { Notice } from '@/components/ui/notice'
import { first } from '@/lib/address-query'
import { today } from '@/lib/dates'
import { exportError } from '@/lib/http/file-response'
import { monthText } from '@/lib/i18n/formats'
import { formatLocale } from '@/lib/i18n/routing'
import { readReport } from '@/lib/report/queries'
import { monthAfter, reportMonth, reportPath } from '@/lib/report/report'
import { api } from '@/lib/routes'
import { settle } from '@/lib/settle'
import { requireStaff } from '@/lib/staff/queries'

export const generateMetadata = () => unlistedMetadataOf('report')

async function Report({ month }: { month: string }) {
  const [t, read] = await Promise.all([getTranslations('Report'), settle('monthReport', readReport(month))])
  return read.ok ? <ReportTables report={read.data} /> : <Notice variant="alert">{t('failed')}</Notice>
}

async function MonthLinks({ month }: { month: string }) {
  const t = await getTranslations('Report')
  return (
    <>
      <ButtonLink variant="quiet" rel="prev" href={reportPath(monthAfter(month, -1))}>
        {t('previous')}
      </ButtonLink>
      {month < today().slice(0, 7) && (
        <ButtonLink variant="quiet" rel="next" href={reportPath(monthAfter(month, 1))}>
          {t('next')}
        </ButtonLink>
      )}
    </>
  )
}

export default async function ReportPage({ searchParams }: PageProps<'/[locale]/admin/report'>) {
  const [locale, query, t] = await Promise.all([getLocale(), searchParams, getTranslations('Report')])
  const month = reportMonth(first(query, 'month'))
  const staff = await requireStaff(reportPath(month))
  return (
    <RolePage
      role="office"
      staff={staff}
      title={t('title', { month: monthText(month, formatLocale[locale]) })}
      actions={
        <>
          <MonthLinks month={month} />
          <ExportButton
            action={api.exportReport}
            values={[['month', month]]}
            label={t('download')}
            isTable={false}
          />
        </>
      }
    >
      <ExportNotice code={exportError(query.failed)} />
      <Report month={month} />
    </RolePage>
  )
}
