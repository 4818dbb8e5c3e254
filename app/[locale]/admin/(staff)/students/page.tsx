import { getLocale, getTranslations } from 'next-intl/server'
import { Register } from '@/components/students/admin/register'
import { unlistedMetadataOf } from '@/components/site/document/page-metadata'
import { ExportNotice } from '@/components/staff/admin/export'
import { RolePage } from '@/components/staff/admin/staff-page'
import { pageNumber } from '@/lib/address-query'
import { exportError } from '@/lib/http/file-response'
import { formatDay } from '@/lib/i18n/formats'
import { requireStaff } from '@/lib/staff/queries'
import { studentFilters, studentsPath } from '@/lib/students/filters'

export const generateMetadata = () => unlistedMetadataOf('students')

export default async function StudentsPage({ searchParams }: PageProps<'/[locale]/admin/students'>) {
  const locale = await getLocale()
  const query = await searchParams
  const t = await getTranslations('Students')
  const levels = await getTranslations('PaymentsAdmin')
  const filters = studentFilters(query)
  const page = pageNumber(query)
  const { list, intake, level } = filters
  const ofClass = [
    t('classList'),
    intake && formatDay(intake, locale),
    level && levels('form.level', { level: String(level) }),
  ]
  const staff = await requireStaff(studentsPath(filters, page))
  return (
    <RolePage role="office" staff={staff} title={list ? ofClass.filter(Boolean).join(', ') : t('title')}>
      <ExportNotice code={exportError(query.failed)} tooMany={t('exportTooMany')} />
      <Register filters={filters} page={page} isAdmin={staff.role === 'admin'} />
    </RolePage>
  )
}
