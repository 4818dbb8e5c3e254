import { notFound } from 'next/navigation'
import { unlistedMetadataOf } from '@/components/site/document/page-metadata'
import { routes } from '@/lib/routes'
import { requireStaff } from '@/lib/staff/queries'

export const generateMetadata = () => unlistedMetadataOf('notFound')

/** Any unknown address of the staff area. Signing in never returns here. */
export default async function UnknownStaffPage() {
  await requireStaff(routes.dashboard)
  notFound()
}
