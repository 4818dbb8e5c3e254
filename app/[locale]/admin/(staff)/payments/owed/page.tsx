import { getTranslations } from 'next-intl/server'
import { OwedInbox } from '@/components/payments/admin/owed/owed-inbox'
import { RemindPreview } from '@/components/payments/admin/owed/remind-preview'
import { unlistedMetadataOf } from '@/components/site/document/page-metadata'
import { ExportNotice } from '@/components/staff/admin/export'
import { RolePage } from '@/components/staff/admin/staff-page'
import { ButtonLink } from '@/components/ui/link'
import { pageNumber } from '@/lib/address-query'
import { exportError } from '@/lib/http/file-response'
import { REMIND_PARAMETER, owedFilters, owedPath, remindPath } from '@/lib/payments/owed/owed'
import { routes } from '@/lib/routes'
import { requireStaff } from '@/lib/staff/queries'

export const generateMetadata = () => unlistedMetadataOf('owed')

/** Money owed, or, with `?remind=`, whom "remind all" would write to. */
export default async function OwedPage({ searchParams }: PageProps<'/[locale]/admin/payments/owed'>) {
  const query = await searchParams
  const t = await getTranslations('PaymentsAdmin.owed')
  const [filters, page] = [owedFilters(query), pageNumber(query)]
  const isReminding = query[REMIND_PARAMETER] !== undefined
  const staff = await requireStaff(isReminding ? remindPath(filters) : owedPath(filters, page))
  const remind = (
    <ButtonLink size="small" href={remindPath(filters)}>
      {t('remindAll')}
    </ButtonLink>
  )
  return (
    <RolePage
      role="office"
      staff={staff}
      title={t(isReminding ? 'remindAll' : 'title')}
      back={{ href: isReminding ? owedPath(filters) : routes.payments, label: t('back') }}
      actions={!isReminding && remind}
    >
      <ExportNotice code={exportError(query.failed)} invalid={t('nothingOverdue')} />
      {isReminding ? <RemindPreview filters={filters} /> : <OwedInbox filters={filters} page={page} />}
    </RolePage>
  )
}
