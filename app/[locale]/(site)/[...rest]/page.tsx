import { Missing, NotFoundView } from '@/components/site/missing'
import { unlistedMetadataOf } from '@/components/site/document/page-metadata'

export const generateStaticParams = () => []

export const generateMetadata = () => unlistedMetadataOf('notFound')

/** Any unknown address. */
export default function UnknownPage() {
  return (
    <Missing>
      <NotFoundView />
    </Missing>
  )
}
