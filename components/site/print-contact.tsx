import { useLocale } from 'next-intl'
import { env } from '@/lib/env'
import { localePath } from '@/lib/i18n/paths'
import type { Path } from '@/lib/routes'
import { useContent } from '@/lib/site/queries'

/** On paper only: contact details, and the page's address. */
export function PrintContact({ path }: { path: Path }) {
  const locale = useLocale()
  const { organisation } = useContent()
  return (
    <p className="shell mt-6 hidden border-t border-line wrap-anywhere text-small print:block">
      {[organisation.phone.display, organisation.email, env.SITE_URL + localePath(path, locale)].join(' · ')}
    </p>
  )
}
