import { UndecidedPage } from '@/components/leads/admin/undecided-page'
import { unlistedMetadataOf } from '@/components/site/document/page-metadata'

export const generateMetadata = () => unlistedMetadataOf('held')

export default function HeldPage() {
  return <UndecidedPage list="held" />
}
