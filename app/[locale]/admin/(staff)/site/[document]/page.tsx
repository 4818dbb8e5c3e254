import { getLocale, getTranslations } from 'next-intl/server'
import { notFound } from 'next/navigation'
import { DocumentView } from '@/components/content/admin/document-view'
import { AdminPage } from '@/components/staff/admin/staff-page'
import { isDocumentKey } from '@/lib/content/documents'
import { routes, withQuery } from '@/lib/routes'
import { unlistedMetadataOf } from '@/components/site/document/page-metadata'
import { scheduledForm } from '@/lib/site-content/local-drafts'
import { versionNumber } from '@/lib/site-content/schema'
import { requireStaff } from '@/lib/staff/queries'

export const generateMetadata = () => unlistedMetadataOf('siteDocument')

/** A document's form, or with `?scheduled=` its scheduled version's; `?restore=` loads a former version, unsaved. */
export default async function SiteDocumentPage({
  params,
  searchParams,
}: PageProps<'/[locale]/admin/site/[document]'>) {
  const locale = await getLocale()
  const t = await getTranslations('Content')
  const { document: key } = await params
  const query = await searchParams
  const restore = versionNumber(query.restore)
  const formKey = query.scheduled ? scheduledForm(key) : key
  const path = withQuery(routes.siteDocument(formKey), { restore: restore?.toString() })
  const staff = await requireStaff(path)
  if (!isDocumentKey(key)) notFound()
  return (
    <AdminPage
      staff={staff}
      title={t(`documents.${key}.name`)}
      back={
        query.scheduled
          ? { href: routes.siteDocument(key), label: t('scheduled.published') }
          : { href: routes.siteContent, label: t('overview.title') }
      }
    >
      <DocumentView
        documentKey={key}
        formKey={formKey}
        restore={restore}
        staffId={staff.userId}
        locale={locale}
      />
    </AdminPage>
  )
}
