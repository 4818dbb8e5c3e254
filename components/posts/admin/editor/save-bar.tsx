import { useLocale, useTranslations } from 'next-intl'
import { Button } from '@/components/ui/button'
import { formatRecent } from './date-format'
import { saveShortcut } from './shortcuts'

/** The form's buttons, always within reach, and whether the text is saved. */
export function SaveBar({
  isNew,
  dirty,
  waiting,
  saving,
  savedAt,
  kept,
  offered,
  onCancel,
}: {
  isNew: boolean
  dirty: boolean
  /** A picture is uploaded, or failed, and not yet used or left out. */
  waiting: boolean
  saving: boolean
  savedAt: string | null
  kept: boolean
  offered: boolean
  onCancel: () => void
}) {
  const locale = useLocale()
  const t = useTranslations('Posts.editor')
  const status = [
    savedAt && t('savedAt', { time: formatRecent(savedAt, locale) }),
    dirty && (kept ? t('unsaved') : t('unsavedWithoutCopy')),
    waiting && t('pictureWaits'),
  ]
  return (
    <div className="sticky bottom-0 z-10 -mx-5 -mb-5 flex flex-wrap items-center gap-x-4 gap-y-2 rounded-b-card border-t border-line bg-raised px-5 py-3 sm:-mx-8 sm:-mb-8 sm:px-8">
      <Button type="submit" disabled={saving || offered} title={t('saveKey', { key: saveShortcut() })}>
        {saving ? t('saving') : isNew ? t('create') : t('update')}
      </Button>
      <Button variant="quiet" onClick={onCancel} disabled={saving}>
        {t('cancel')}
      </Button>
      <p role="status" className={`text-small ${kept ? 'text-quiet' : 'text-alert'}`}>
        {status.filter(Boolean).join(' ')}
      </p>
    </div>
  )
}
