import { getLocale, getTranslations } from 'next-intl/server'
import { notFound, redirect } from 'next/navigation'
import { unlistedMetadataOf } from '@/components/site/document/page-metadata'
import { RolePage } from '@/components/staff/admin/staff-page'
import { StudentView } from '@/components/students/admin/student-view'
import { Notice } from '@/components/ui/notice'
import { first } from '@/lib/address-query'
import { localePath } from '@/lib/i18n/paths'
import { TEMPLATE_PARAMETER } from '@/lib/leads/inbox/filters'
import { leadFile, leadOwners } from '@/lib/leads/inbox/queries'
import { leadMails } from '@/lib/outbox/queries'
import { leadPaymentEvents } from '@/lib/payments/admin/queries'
import { routes } from '@/lib/routes'
import { settle } from '@/lib/settle'
import { requireStaff } from '@/lib/staff/queries'
import { hasRightsOf } from '@/lib/staff/roles'

export const generateMetadata = () => unlistedMetadataOf('student')

export default async function StudentPage({
  params,
  searchParams,
}: PageProps<'/[locale]/admin/students/[leadId]'>) {
  const [locale, t, { leadId }, query] = await Promise.all([
    getLocale(),
    getTranslations('Students'),
    params,
    searchParams,
  ])
  const staff = await requireStaff(locale, routes.student(leadId))
  // Only admins and the office learn whether the person exists.
  const read = hasRightsOf(staff.role, 'office') ? await settle('leadFile', leadFile(leadId)) : null
  if (read?.ok && !read.data) notFound()
  const file = read?.ok ? read.data : null
  if (file && file.mergedInto !== null) redirect(localePath(routes.student(file.mergedInto), locale))
  const [owners, others] = file
    ? await Promise.all([
        leadOwners(),
        settle('leadHistory', Promise.all([leadPaymentEvents(leadId), leadMails(leadId)])),
      ])
    : [[], null]
  return (
    <RolePage
      role="office"
      staff={staff}
      title={file ? file.lead.name : t('title')}
      back={{ href: routes.students, label: t('title') }}
    >
      {file ? (
        <StudentView
          file={file}
          others={others?.ok ? others.data.flat() : null}
          owners={owners}
          template={Number(first(query, TEMPLATE_PARAMETER))}
          writer={staff.email}
        />
      ) : (
        <Notice variant="alert">{t('failed')}</Notice>
      )}
    </RolePage>
  )
}
