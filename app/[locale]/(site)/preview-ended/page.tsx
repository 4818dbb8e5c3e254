import { getTranslations } from 'next-intl/server'
import { CardPage } from '@/components/site/card-page'
import { unlistedMetadata } from '@/lib/seo/metadata'
import { siteContent } from '@/lib/site/queries'

export async function generateMetadata() {
  return unlistedMetadata((await siteContent()).organisation, 'previewEnded')
}

/** Where a preview link leads that has expired or was withdrawn. */
export default async function PreviewEndedPage() {
  const t = await getTranslations('ContentPreview')
  return (
    <CardPage title={t('endedTitle')}>
      <p>{t('endedText')}</p>
    </CardPage>
  )
}
