import { useTranslations } from 'next-intl'
import { getTranslations } from 'next-intl/server'
import { notFound } from 'next/navigation'
import { VersionList, useVersionName } from '@/components/content/admin/version-list'
import { LoadedSection } from '@/components/staff/admin/loaded-section'
import { AdminPage } from '@/components/staff/admin/staff-page'
import { type DocumentKey, documents, isDocumentKey } from '@/lib/content/documents'
import { routes, withQuery } from '@/lib/routes'
import { unlistedMetadataOf } from '@/components/site/document/page-metadata'
import { documentVersions, findVersion } from '@/lib/site-content/queries'
import { versionNumber } from '@/lib/site-content/schema'
import { requireStaff } from '@/lib/staff/queries'
import { fieldSpec } from '@/lib/content/field-spec'
import { documentDifferences } from '@/lib/site-content/differences'
import { DifferenceList } from '@/components/content/admin/difference-list'

/** The differences between two versions by field; version 0 is the supplied sample. */
function VersionComparison({
  documentKey,
  from,
  to,
}: {
  documentKey: DocumentKey
  from: number
  to: number
}) {
  const t = useTranslations('Content.versions')
  const nameOf = useVersionName(documentKey)
  return (
    <LoadedSection
      id="comparison"
      title={t('comparison', { from: nameOf(from), to: nameOf(to) })}
      load={() => Promise.all([findVersion(documentKey, from), findVersion(documentKey, to)])}
    >
      {([older, newer]) =>
        older === null || newer === null ? (
          <p className="text-quiet">{t('gone')}</p>
        ) : (
          <DifferenceList
            documentKey={documentKey}
            differences={documentDifferences(fieldSpec(documents[documentKey].schema), older, newer)}
          />
        )
      }
    </LoadedSection>
  )
}

export const generateMetadata = () => unlistedMetadataOf('siteVersions')

/** A document's versions; with `?from=` and `?to=` the changes between two. */
export default async function SiteVersionsPage({
  params,
  searchParams,
}: PageProps<'/[locale]/admin/site/[document]/versions'>) {
  const t = await getTranslations('Content')
  const { document: key } = await params
  const query = await searchParams
  const [from, to] = [versionNumber(query.from), versionNumber(query.to)]
  const path = withQuery(routes.siteVersions(key), { from: from?.toString(), to: to?.toString() })
  const staff = await requireStaff(path)
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
