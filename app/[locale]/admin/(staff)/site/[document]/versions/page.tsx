import { getLocale, getTranslations } from 'next-intl/server'
import { notFound } from 'next/navigation'
import { VersionComparison } from '@/components/content/admin/version-comparison'
import { VersionList } from '@/components/content/admin/version-list'
import { LoadedSection } from '@/components/staff/admin/loaded-section'
import { AdminPage } from '@/components/staff/admin/staff-page'
import { isDocumentKey } from '@/lib/content/documents'
import { routes, withQuery } from '@/lib/routes'
import { unlistedMetadataOf } from '@/components/site/document/page-metadata'
import { documentVersions } from '@/lib/site-content/queries'
import { versionNumber } from '@/lib/site-content/schema'
import { requireStaff } from '@/lib/staff/queries'

export const generateMetadata = () => unlistedMetadataOf('siteVersions')

/** A document's versions; with `?from=` and `?to=` the changes between two. */
export default async function SiteVersionsPage({
  params,
  searchParams,
}: PageProps<'/[locale]/admin/site/[document]/versions'>) {
  const locale = await getLocale()
  const t = await getTranslations('Content')
  const { document: key } = await params
  const query = await searchParams
  const [from, to] = [versionNumber(query.from), versionNumber(query.to)]
  const path = withQuery(routes.siteVersions(key), { from: from?.toString(), to: to?.toString() })
  const staff = await requireStaff(locale, path)
  if (!isDocumentKey(key)) notFound()
  const name = t(`documents.${key}.name`)
  return (
    <AdminPage
      staff={staff}
      title={t('versions.title', { name })}
      back={{ href: routes.siteDocument(key), label: name }}
    >
      <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
        {from !== null && to !== null && <VersionComparison documentKey={key} from={from} to={to} />}
        <LoadedSection id="versions" title={t('versions.list')} load={() => documentVersions(key)}>
          {(versions) => <VersionList documentKey={key} versions={versions} from={from} to={to} />}
        </LoadedSection>
      </div>
    </AdminPage>
  )
}
