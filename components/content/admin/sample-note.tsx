import { getLocale, getTranslations } from 'next-intl/server'
import Link from 'next/link'
import { localePath } from '@/lib/i18n/paths'
import { routes } from '@/lib/routes'
import { settle } from '@/lib/settle'
import { sampleCount } from '@/lib/site-content/checklist-queries'

/** Says in one line how much of what visitors read is still invented; nothing once all of it is real. */
export async function SampleNote() {
  const [locale, t, samples] = await Promise.all([
    getLocale(),
    getTranslations('Checklist'),
    settle('sampleCount', sampleCount()),
  ])
  if (!samples.ok || samples.data === 0) return null
  return (
    <aside aria-label={t('title')} className="print:hidden border-b border-line bg-clay">
      <Link
        href={localePath(routes.siteChecklist, locale)}
        prefetch={false}
        className="shell flex min-h-11 items-center py-2 text-small underline underline-offset-4 hover:text-vine"
      >
        {t('note', { count: samples.data })}
      </Link>
    </aside>
  )
}
