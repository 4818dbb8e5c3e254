import { useLocale, useTranslations } from 'next-intl'
import { Button } from '@/components/ui/button'
import type { PostInput } from '@/lib/posts/form'
import { formatRecent } from './date-format'
import { useSaveKey } from './shortcuts'
import type { usePostSaving } from './use-post-saving'

type Status = PostInput['status']

/**
 * The form's buttons, always within reach, and whether the text is saved. Each button that saves says with which status;
 * the one with the status that is chosen in the form is the form's own, which Enter in a field means. The other one
 * spares the way to that choice; a published post becomes a draft only after that was chosen.
 */
export function SaveBar({
  isNew,
  status,
  published,
  state: { dirty, saving, savedAt, kept, onServer, offer },
  waiting,
  full,
  onSave,
  onCancel,
}: {
  /** Whether nothing is stored yet. */
  isNew: boolean
  /** The status that is chosen in the form. */
  status: Status
  /** Whether the post is stored as published. */
  published: boolean
  state: Pick<
    ReturnType<typeof usePostSaving>,
    'dirty' | 'saving' | 'savedAt' | 'kept' | 'onServer' | 'offer'
  >
  /** A picture is uploaded, or failed, and not yet used or left out. */
  waiting: boolean
  full: boolean
  onSave: (status: Status) => void
  onCancel: () => void
}) {
  const locale = useLocale()
  const t = useTranslations('Posts.editor')
  const saveKey = useSaveKey()
  const sentences = [
    savedAt && t('savedAt', { time: formatRecent(savedAt, locale) }),
    dirty && (kept ? t('unsaved') : t('unsavedWithoutCopy')),
    dirty && onServer && t('unsavedOnServer'),
    waiting && t('pictureWaits'),
  ]
  const own = isNew
    ? t(`create.${status}`)
    : t(published ? `updatePublished.${status}` : `updateDraft.${status}`)
  const other = status === 'draft' ? 'published' : 'draft'
  return (
    <div
      className={`bottom-0 z-10 -mx-5 flex flex-wrap items-center gap-x-3 gap-y-2 border-t border-line bg-raised px-5 py-3 sm:-mx-8 sm:px-8 [@media(height>=30rem)]:sticky ${full ? '' : '-mb-5 rounded-b-card sm:-mb-8'}`}
    >
      <Button
        size="small"
        variant={status === 'published' || published ? 'primary' : 'quiet'}
        type="submit"
        disabled={saving || offer !== null}
        title={saveKey && t('saveKey', { key: saveKey })}
      >
        {saving ? t('saving') : own}
      </Button>
      {!published && (
        <Button
          size="small"
          variant={other === 'published' ? 'primary' : 'quiet'}
          disabled={saving || offer !== null}
          onClick={() => onSave(other)}
        >
          {other === 'published' ? t('publish') : t('saveDraft')}
        </Button>
      )}
      <Button variant="quiet" size="small" onClick={onCancel} disabled={saving}>
        {t('cancel')}
      </Button>
      <p role="status" className={`text-small ${kept ? 'text-quiet' : 'text-alert'}`}>
        {sentences.filter(Boolean).join(' ')}
      </p>
    </div>
  )
}
