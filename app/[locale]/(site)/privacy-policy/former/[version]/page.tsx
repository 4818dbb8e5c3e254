import { FormerLegalPage, formerVersionParams } from '@/components/site/former-legal'
import { unlistedMetadata } from '@/lib/seo/metadata'
import { formerText } from '@/lib/site/former-queries'
import { siteContent } from '@/lib/site/queries'

export const revalidate = 60

export const generateStaticParams = () => formerVersionParams('privacy')

type Props = { params: Promise<{ version: string }> }

export async function generateMetadata({ params }: Props) {
  const [{ organisation }, reading] = await Promise.all([
    siteContent(),
    formerText('privacy', (await params).version),
  ])
  const isThere = reading.state !== 'unavailable' && reading.data !== null
  return unlistedMetadata(organisation, isThere ? 'formerPrivacy' : 'notFound')
}

export default async function FormerPrivacyPage({ params }: Props) {
  return <FormerLegalPage legal="privacy" version={(await params).version} />
}
