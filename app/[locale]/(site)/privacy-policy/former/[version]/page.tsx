import { FormerLegalPage, formerVersionParams } from '@/components/site/legal/former-legal'
import { unlistedMetadataOf } from '@/components/site/document/page-metadata'
import { formerText } from '@/lib/site/former-queries'

export const generateStaticParams = () => formerVersionParams('privacy')

type Props = PageProps<'/[locale]/privacy-policy/former/[version]'>

export async function generateMetadata({ params }: Props) {
  const reading = await formerText('privacy', (await params).version)
  const isThere = reading.state !== 'unavailable' && reading.data !== null
  return unlistedMetadataOf(isThere ? 'formerPrivacy' : 'notFound')
}

export default async function FormerPrivacyPage({ params }: Props) {
  return <FormerLegalPage legal="privacy" version={(await params).version} />
}
