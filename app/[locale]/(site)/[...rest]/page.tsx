import { notFound } from 'next/navigation'
import { unlistedMetadata } from '@/lib/seo/metadata'

export const generateStaticParams = () => []

export const generateMetadata = () => unlistedMetadata('notFound')

/** Every address that no other page takes. */
export default function UnknownPage() {
  notFound()
}
