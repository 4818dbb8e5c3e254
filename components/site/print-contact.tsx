import { useLocale } from 'next-intl'
import { organisation } from '@/lib/content/organisation'
import { env } from '@/lib/env'
import { localePath } from '@/lib/i18n/paths'
import type { Path } from '@/lib/routes'

/** On paper only: how to reach us, and where the page is found. */
export function PrintContact({ path }: { path: Path }) {
  const locale = useLocale()
  return (
    <p className="shell mt-6 hidden border-t border-line wrap-anywhere text-small print:block">
      {[organisation.phone.display, organisation.email, env.SITE_URL + localePath(path, locale)].join(' · ')}
    </p>
  )
}
