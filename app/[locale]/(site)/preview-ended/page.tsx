import { getTranslations } from 'next-intl/server'
import { CardPage } from '@/components/site/page-hero'
import { unlistedMetadataOf } from '@/components/site/document/page-metadata'

export const generateMetadata = () => unlistedMetadataOf('previewEnded')

/** Shown for preview links that expired or were withdrawn. */
export default async function PreviewEndedPage() {
  const t = await getTranslations('ContentPreview')
  return (
    <CardPage title={t('endedTitle')}>
      <p>{t('endedText')}</p>
    </CardPage>
  )
}
