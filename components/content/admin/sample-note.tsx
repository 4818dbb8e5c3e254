import { getTranslations } from 'next-intl/server'
import { Link } from '@/components/ui/link'
import { routes } from '@/lib/routes'
import { settle } from '@/lib/settle'
import { sampleCount } from '@/lib/site-content/checklist-queries'

/** The number of invented values still published, in one line; nothing if there are none. */
export async function SampleNote() {
  const [t, samples] = await Promise.all([getTranslations('Checklist'), settle('sampleCount', sampleCount())])
  if (!samples.ok || samples.data === 0) return null
  return (
    <aside aria-label={t('title')} className="print:hidden border-b border-line bg-clay">
      <Link
        href={routes.siteChecklist}
        className="shell flex min-h-11 items-center py-2 text-small underline underline-offset-4 hover:text-vine"
      >
        {t('note', { count: samples.data })}
      </Link>
    </aside>
  )
}
