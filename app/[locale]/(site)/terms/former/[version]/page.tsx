import { FormerLegalPage, formerVersionParams } from '@/components/site/former-legal'
import { unlistedMetadata } from '@/lib/seo/metadata'
import { formerText } from '@/lib/site/former-queries'
import { siteContent } from '@/lib/site/queries'

export const revalidate = 60

export const generateStaticParams = () => formerVersionParams('terms')

type Props = { params: Promise<{ version: string }> }

export async function generateMetadata({ params }: Props) {
  const [{ organisation }, reading] = await Promise.all([
    siteContent(),
    formerText('terms', (await params).version),
  ])
  const isThere = reading.state !== 'unavailable' && reading.data !== null
  return unlistedMetadata(organisation, isThere ? 'formerTerms' : 'notFound')
}

export default async function FormerTermsPage({ params }: Props) {
  return <FormerLegalPage legal="terms" version={(await params).version} />
}
