import { useLocale, useTranslations } from 'next-intl'
import { use } from 'react'
import { Button } from '@/components/ui/button'
import { api } from '@/lib/routes'
import { previewSamples, previewState } from '@/lib/site/queries'

/** Stands on every page while somebody sees it through a preview link: that drafts are shown, and how that ends. */
export function PreviewBar() {
  const state = use(previewState())
  const locale = useLocale()
  const t = useTranslations('ContentPreview')
  const samples = state === 'live' ? use(previewSamples()) : 0
  if (state === 'off') return null
  return (
    <aside aria-label={t('title')} className="relative z-40 border-b-2 border-grain bg-clay print:hidden">
      <form
        action={`${api.endContentPreview}?locale=${locale}`}
        method="post"
        className="shell flex flex-wrap items-center justify-between gap-x-6 gap-y-2 py-2 text-small"
      >
        <p>
          <strong className="font-semibold">{t('title')}.</strong> {t(state)}
          {samples > 0 && ` ${t('samples', { count: samples })}`}
        </p>
        <Button type="submit" variant="quiet" size="small">
          {t('end')}
        </Button>
      </form>
    </aside>
  )
}
