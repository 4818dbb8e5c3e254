import { useLocale, useTranslations } from 'next-intl'
import { Button } from '@/components/ui/button'
import type { PostInput } from '@/lib/posts/editor/form'
import { formatRecent } from './date-format'
import { publicationStage } from './open-post'
import { usePostValues } from './post-field'
import { formShortcut } from './shortcuts'
import type { PostSaving } from './use-post-saving'
import { useDeferredValue, useMemo } from 'react'
import { countWords } from '@/lib/markdown/budget'

/**
 * The form's buttons, always within reach, its save state, and the number of words. Each save button names the
 * resulting status. The one with the form's status is the default, which Enter presses; the other is a shortcut for
 * changing the status. A published post becomes a draft only through the status field.
 */
export function SaveBar({
  saving: { stored, dirty, saving, savedAt, kept, onServer, offer },
  waiting,
  onSave,
  onCancel,
}: {
  saving: PostSaving
  /** A picture is uploading, or failed and is neither used nor removed. */
  waiting: boolean
  /** Saves with another status than the form's. */
  onSave: (status: PostInput['status']) => void
  onCancel: () => void
}) {
  const locale = useLocale()
  const t = useTranslations('Posts.editor')
  const [status, publishedAt] = usePostValues('status', 'publishedAt')
  const sentences = [
    savedAt && t('savedAt', { time: formatRecent(savedAt, locale) }),
    dirty && (kept ? t('unsaved') : t('unsavedWithoutCopy')),
    dirty && onServer && t('unsavedOnServer'),
    waiting && t('pictureWaits'),
  ]
  const isSafe = kept || !dirty
  const before = stored ? publicationStage(stored) : 'new'
  const other = status === 'draft' ? 'published' : 'draft'
  return (
    <div className="bottom-0 z-20 flex flex-wrap items-center gap-x-2 gap-y-1 border-t border-line bg-raised px-3 py-2 sm:gap-x-3 sm:px-6 max-sm:[&_.button]:px-3 max-sm:[&_.button]:text-[0.875rem] [@media(height>=30rem)]:sticky">
      <Button
        size="small"
        variant={status === 'published' || stored?.status === 'published' ? 'primary' : 'quiet'}
        disabled={saving || offer !== null}
        title={formShortcut('update')}
      >
        {saving ? t('saving') : t(`save.${before}.${publicationStage({ status, publishedAt })}`)}
      </Button>
      {stored?.status !== 'published' && (
        <Button
          size="small"
          variant={other === 'published' ? 'primary' : 'quiet'}
          disabled={saving || offer !== null}
          onClick={() => onSave(other)}
        >
          {t(`saveAs.${publicationStage({ status: other, publishedAt })}`)}
        </Button>
      )}
      <Button variant="quiet" size="small" onClick={onCancel} disabled={saving}>
        {t('cancel')}
      </Button>
      {/* On a phone above the buttons, in one line unless it warns. */}
      <div className="flex min-w-0 flex-[1_1_20rem] items-baseline justify-between gap-4 text-small max-sm:order-first max-sm:basis-full">
        <p
          role="status"
          className={`min-w-0 ${isSafe ? 'text-quiet' : 'text-alert'} ${isSafe && !waiting ? 'max-sm:truncate' : ''}`}
        >
          {sentences.filter(Boolean).join(' ')}
        </p>
        <WordCount />
      </div>
    </div>
  )
}

/** The number of words in the text, updated while typing. */
function WordCount() {
  const t = useTranslations('Posts.editor')
  const [content] = usePostValues('content')
  // Deferred: counting a long text delays the typed letter.
  const counted = useDeferredValue(content)
  const words = useMemo(() => countWords(counted), [counted])
  return <span className="shrink-0 text-quiet tabular-nums">{t('wordCount', { count: words })}</span>
}
