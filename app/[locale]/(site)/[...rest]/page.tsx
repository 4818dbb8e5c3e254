import { Missing } from '@/components/site/missing'
import { NotFoundView } from '@/components/site/not-found-view'
import { unlistedMetadata } from '@/lib/seo/metadata'

export const generateStaticParams = () => []

export const generateMetadata = () => unlistedMetadata('notFound')

/** Every address that no other page takes. */
export default function UnknownPage() {
  return (
    <Missing>
      <NotFoundView />
    </Missing>
  )
}
