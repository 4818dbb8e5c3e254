import { FormerLegalPage, formerVersionParams } from '@/components/site/legal/former-legal'
import { unlistedMetadataOf } from '@/components/site/document/page-metadata'
import { formerText } from '@/lib/site/former-queries'

export const generateStaticParams = () => formerVersionParams('terms')

type Props = PageProps<'/[locale]/terms/former/[version]'>

export async function generateMetadata({ params }: Props) {
  const reading = await formerText('terms', (await params).version)
  const isThere = reading.state !== 'unavailable' && reading.data !== null
  return unlistedMetadataOf(isThere ? 'formerTerms' : 'notFound')
}

export default async function FormerTermsPage({ params }: Props) {
  return <FormerLegalPage legal="terms" version={(await params).version} />
}
