import { getLocale } from 'next-intl/server'
import { notFound, redirect } from 'next/navigation'
import { unlistedMetadataOf } from '@/components/site/document/page-metadata'
import { localePath } from '@/lib/i18n/paths'
import { routes } from '@/lib/routes'
import { requireStaff } from '@/lib/staff/queries'

export const generateMetadata = () => unlistedMetadataOf('notFound')

/** The staff area starts at the dashboard. Any other address is unknown; signing in never returns there. */
export default async function StaffPage({ params }: PageProps<'/[locale]/admin/[[...rest]]'>) {
  const { rest } = await params
  if (!rest) redirect(localePath(routes.dashboard, await getLocale()))
  await requireStaff(routes.dashboard)
  notFound()
}
