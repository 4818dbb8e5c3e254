import { useTranslations } from 'next-intl'
import { useSaveKey } from '@/components/posts/admin/editor/shortcuts'
import { Button } from '@/components/ui/button'
import type { DocumentSaving } from './use-document-saving'

/** The form's buttons, always within reach, and its save state. */
export function SaveBar({
  saving: { dirty, kept, busy, answer },
  isBlocked,
  isWaiting,
  act,
  onPublish,
  onSchedule,
  onShowMissing,
}: {
  saving: Pick<DocumentSaving, 'dirty' | 'kept' | 'busy' | 'answer'>
  isBlocked: boolean
  /** A picture or a PDF is not stored yet. */
  isWaiting: boolean
  /** A scheduled version has no draft. */
  act: 'publish' | 'schedule' | 'propose'
  onPublish: () => void
  /** Undefined if nothing can be scheduled. */
  onSchedule: (() => void) | undefined
  onShowMissing: () => void
}) {
  const t = useTranslations('Content.editor')
  const saveKey = useSaveKey()
  const isDisabled = busy !== null || isBlocked || isWaiting
  const missing = answer?.done === 'saved' && !dirty ? answer.missing.length : 0
  const sentences = [
    (answer?.done === 'saved' || answer?.done === 'unchanged') && !dirty && t(answer.done),
    dirty && (kept ? t('unsaved') : t('unsavedWithoutCopy')),
    isWaiting && t('pictureWaits'),
  ]
  return (
    // At the form's end, the corners fit inside the card's border.
    <div className="save-bar bottom-0 z-10 -mx-5 flex flex-wrap items-center gap-x-3 gap-y-2 rounded-b-[calc(var(--radius-card)-1px)] border-t border-line bg-raised px-5 py-3 sm:-mx-7 sm:px-7 [@media(height>=30rem)]:sticky">
      {act !== 'schedule' && (
        <Button
          variant="quiet"
          size="small"
          disabled={isDisabled}
          title={saveKey && t('saveKey', { key: saveKey })}
        >
          {busy === 'save' ? t('busy') : t('saveDraft')}
        </Button>
      )}
      <Button size="small" disabled={isDisabled} onClick={onPublish}>
        {busy === 'publish' ? t('busy') : t(act)}
      </Button>
      {onSchedule && (
        <Button size="small" variant="quiet" disabled={isDisabled} onClick={onSchedule}>
          {busy === 'schedule' ? t('busy') : t('schedule')}
        </Button>
      )}
      <p role="status" className={`text-small ${kept || !dirty ? 'text-quiet' : 'text-alert'}`}>
        {sentences.filter(Boolean).join(' ')}
      </p>
      {missing > 0 && (
        <button
          type="button"
          onClick={onShowMissing}
          className="min-h-11 text-small font-semibold text-vine underline"
        >
          {t('missing', { count: missing })}
        </button>
      )}
    </div>
  )
}
