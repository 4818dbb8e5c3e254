import { UndecidedPage } from '@/components/leads/admin/undecided-page'
import { unlistedMetadataOf } from '@/components/site/document/page-metadata'

export const generateMetadata = () => unlistedMetadataOf('spam')

export default function SpamPage() {
  return <UndecidedPage list="spam" />
}
