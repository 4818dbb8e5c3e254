import { useLocale, useTranslations } from 'next-intl'
import { useFormContext, useWatch } from 'react-hook-form'
import { Button } from '@/components/ui/button'
import type { PostInput } from '@/lib/posts/editor/form'
import { formatRecent } from './date-format'
import { publicationStage } from './open-post'
import { useSaveKey } from './shortcuts'
import type { PostSaving } from './use-post-saving'

/**
 * The form's buttons, always within reach, and its save state. Each save button names the resulting status. The one
 * with the form's status is the default, which Enter presses; the other is a shortcut for changing the status. A
 * published post becomes a draft only through the status field.
 */
export function SaveBar({
  saving: { stored, dirty, saving, savedAt, kept, onServer, offer },
  waiting,
  full,
  onSave,
  onCancel,
}: {
  saving: PostSaving
  /** A picture is uploading, or failed and is neither used nor removed. */
  waiting: boolean
  full: boolean
  onSave: () => void
  onCancel: () => void
}) {
  const locale = useLocale()
  const t = useTranslations('Posts.editor')
  const { control, setValue } = useFormContext<PostInput>()
  const [status, publishedAt] = useWatch({ control, name: ['status', 'publishedAt'] })
  const saveKey = useSaveKey()
  const sentences = [
    savedAt && t('savedAt', { time: formatRecent(savedAt, locale) }),
    dirty && (kept ? t('unsaved') : t('unsavedWithoutCopy')),
    dirty && onServer && t('unsavedOnServer'),
    waiting && t('pictureWaits'),
  ]
  const before = stored ? publicationStage(stored) : 'new'
  const other = status === 'draft' ? 'published' : 'draft'
  return (
    <div
      className={`bottom-0 z-10 -mx-5 flex flex-wrap items-center gap-x-3 gap-y-2 border-t border-line bg-raised px-5 py-3 sm:-mx-8 sm:px-8 [@media(height>=30rem)]:sticky ${full ? '' : '-mb-5 rounded-b-card sm:-mb-8'}`}
    >
      <Button
        size="small"
        variant={status === 'published' || stored?.status === 'published' ? 'primary' : 'quiet'}
        type="submit"
        disabled={saving || offer !== null}
        title={saveKey && t('saveKey', { key: saveKey })}
      >
        {saving ? t('saving') : t(`save.${before}.${publicationStage({ status, publishedAt })}`)}
      </Button>
      {stored?.status !== 'published' && (
        <Button
          size="small"
          variant={other === 'published' ? 'primary' : 'quiet'}
          disabled={saving || offer !== null}
          onClick={() => {
            setValue('status', other)
            onSave()
          }}
        >
          {t(`saveAs.${publicationStage({ status: other, publishedAt })}`)}
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
