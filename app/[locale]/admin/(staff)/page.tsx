import { getLocale } from 'next-intl/server'
import { redirect } from 'next/navigation'
import { localePath } from '@/lib/i18n/paths'
import { routes } from '@/lib/routes'

/** The staff area starts at the dashboard. */
export default async function StaffPage() {
  redirect(localePath(routes.dashboard, await getLocale()))
}
