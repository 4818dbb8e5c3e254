import { getTranslations } from 'next-intl/server'
import { LoadedSection } from '@/components/staff/admin/loaded-section'
import { type DocumentKey, documents } from '@/lib/content/documents'
import { fieldSpec } from '@/lib/content/field-spec'
import { hasSample } from '@/lib/content/samples'
import { documentDifferences } from '@/lib/site-content/differences'
import { findVersion } from '@/lib/site-content/queries'
import { DifferenceList } from './difference-list'

/** The differences between two versions by field; version 0 is the supplied sample. */
export async function VersionComparison({
  documentKey,
  from,
  to,
}: {
  documentKey: DocumentKey
  from: number
  to: number
}) {
  const t = await getTranslations('Content.versions')
  const states = await getTranslations('Content.states')
  const original = hasSample(documentKey) ? states('sample') : states('empty')
  const name = (version: number) => (version === 0 ? original : t('version', { version: String(version) }))
  return (
    <LoadedSection
      id="comparison"
      title={t('comparison', { from: name(from), to: name(to) })}
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
