import { getLocale, getTranslations } from 'next-intl/server'
import { notFound } from 'next/navigation'
import { DocumentView } from '@/components/content/admin/document-view'
import { AdminPage } from '@/components/staff/admin/staff-page'
import { isDocumentKey } from '@/lib/content/documents'
import { routes, withQuery } from '@/lib/routes'
import { unlistedMetadataOf } from '@/components/site/page-metadata'
import { versionNumber } from '@/lib/site-content/schema'
import { requireStaff } from '@/lib/staff/queries'

export const generateMetadata = () => unlistedMetadataOf('siteDocument')

/** The form of a document; with `?restore=` a former version is in it, unsaved. */
export default async function SiteDocumentPage({
  params,
  searchParams,
}: {
  params: Promise<{ document: string }>
  searchParams: Promise<Record<string, string | string[] | undefined>>
}) {
  const [locale, t, { document: key }, query] = await Promise.all([
    getLocale(),
    getTranslations('Content'),
    params,
    searchParams,
  ])
  const restore = versionNumber(query.restore)
  const path = withQuery(routes.siteDocument(key), { restore: restore === null ? null : String(restore) })
  const staff = await requireStaff(locale, path)
  if (!isDocumentKey(key)) notFound()
  return (
    <AdminPage
      staff={staff}
      title={t(`documents.${key}.name`)}
      back={{ href: routes.siteContent, label: t('overview.title') }}
    >
      <DocumentView documentKey={key} restore={restore} staffId={staff.userId} locale={locale} />
    </AdminPage>
  )
}
