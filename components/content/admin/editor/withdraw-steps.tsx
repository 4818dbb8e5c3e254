import { useTranslations } from 'next-intl'
import { SectionCard } from '@/components/staff/admin/page-parts'
import { Button } from '@/components/ui/button'
import { ConfirmStep } from '@/components/ui/admin/confirm-step'
import { StaffTime } from '@/components/ui/admin/staff-time'
import { cancelScheduledContent, discardContentDraft } from '@/lib/site-content/actions'
import type { VersionLine } from '@/lib/site-content/schema'
import type { DocumentSaving } from './use-document-saving'

/** Buttons to discard unsaved text or the draft, or cancel the scheduled version; each asks first. */
export function WithdrawSteps({
  documentKey,
  saving: { base, busy, dirty, revert, withdraw },
  scheduled,
  isDisabled,
}: {
  documentKey: string
  saving: Pick<DocumentSaving, 'base' | 'busy' | 'dirty' | 'revert' | 'withdraw'>
  scheduled: VersionLine | null
  isDisabled: boolean
}) {
  const t = useTranslations('Content.editor')
  const { revision } = base
  if (!dirty && revision === null && !scheduled) return null
  return (
    <SectionCard id="more" title={t('moreTitle')}>
      <div className="flex flex-wrap items-start gap-3">
        {dirty && (
          <ConfirmStep group="more" label={t('revert')} variant="danger">
            <p className="font-semibold">{t('revertQuestion')}</p>
            <Button variant="danger" disabled={isDisabled} onClick={revert}>
              {t('revertConfirm')}
            </Button>
          </ConfirmStep>
        )}
        {revision !== null && (
          <ConfirmStep group="more" label={t('discard')} variant="danger">
            <p className="font-semibold">{t('discardQuestion')}</p>
            <Button
              variant="danger"
              disabled={isDisabled}
              onClick={() => void withdraw('discarded', () => discardContentDraft(documentKey, revision))}
            >
              {busy === 'discard' ? t('busy') : t('discardConfirm')}
            </Button>
          </ConfirmStep>
        )}
        {scheduled && (
          <ConfirmStep group="more" label={t('cancel')} variant="danger">
            <p className="font-semibold">
              {t.rich('cancelQuestion', { date: () => <StaffTime iso={scheduled.liveFrom} /> })}
            </p>
            <Button
              variant="danger"
              disabled={isDisabled}
              onClick={() =>
                void withdraw('cancelled', () => cancelScheduledContent(documentKey, scheduled.version))
              }
            >
              {busy === 'cancel' ? t('busy') : t('cancelConfirm')}
            </Button>
          </ConfirmStep>
        )}
      </div>
    </SectionCard>
  )
}
