import { useTranslations } from 'next-intl'
import { bringIntoView } from '@/components/ui/notice'
import { Button } from '@/components/ui/button'
import { StaffTime } from '@/components/ui/admin/staff-time'
import type { LocalDraft } from '@/lib/site-content/local-drafts'

/** Offers to restore unsaved text. The form waits for the answer, so that neither version is lost. */
export function LocalDraftOffer({
  kept: { at },
  onRestore,
  onDiscard,
}: {
  kept: LocalDraft
  onRestore: () => void
  onDiscard: () => void
}) {
  const t = useTranslations('Content.kept')
  return (
    <div
      ref={bringIntoView}
      tabIndex={-1}
      role="alert"
      className="grid gap-4 rounded-card border-l-4 border-grain bg-clay px-5 py-4 outline-none"
    >
      <p className="font-semibold">
        {t('found')} <StaffTime iso={at} />
      </p>
      <div className="flex flex-wrap gap-3">
        <Button onClick={onRestore}>{t('restore')}</Button>
        <Button variant="quiet" onClick={onDiscard}>
          {t('discard')}
        </Button>
      </div>
    </div>
  )
}
