import { getLocale } from 'next-intl/server'
import { notFound } from 'next/navigation'
import { unlistedMetadataOf } from '@/components/site/document/page-metadata'
import { routes } from '@/lib/routes'
import { requireStaff } from '@/lib/staff/queries'

export const generateMetadata = () => unlistedMetadataOf('notFound')

/** Every address of the staff area that no other page takes. Nobody is led back here by signing in. */
export default async function UnknownStaffPage() {
  await requireStaff(await getLocale(), routes.dashboard)
  notFound()
}
