import { useLocale, useTranslations } from 'next-intl'
import { Button } from '@/components/ui/button'
import type { PostInput } from '@/lib/posts/form'
import { formatRecent } from './date-format'
import { saveShortcut } from './shortcuts'

type Status = PostInput['status']

/**
 * The form's buttons, always within reach, and whether the text is saved. Each button that saves says with which status;
 * the one with the status that is chosen in the form is the form's own, which Enter in a field means. A published post
 * becomes a draft only after that was chosen.
 */
export function SaveBar({
  status,
  published,
  dirty,
  waiting,
  saving,
  savedAt,
  kept,
  offered,
  full,
  onSave,
  onCancel,
}: {
  /** The status that is chosen in the form. */
  status: Status
  /** Whether the post is stored as published. */
  published: boolean
  dirty: boolean
  /** A picture is uploaded, or failed, and not yet used or left out. */
  waiting: boolean
  saving: boolean
  savedAt: string | null
  kept: boolean
  offered: boolean
  full: boolean
  onSave: (status: Status) => void
  onCancel: () => void
}) {
  const locale = useLocale()
  const t = useTranslations('Posts.editor')
  const sentences = [
    savedAt && t('savedAt', { time: formatRecent(savedAt, locale) }),
    dirty && (kept ? t('unsaved') : t('unsavedWithoutCopy')),
    waiting && t('pictureWaits'),
  ]
  const buttons = [
    { becomes: 'published', label: published ? t('update') : t('publish') },
    { becomes: 'draft', label: t('saveDraft') },
  ] as const
  return (
    <div
      className={`bottom-0 z-10 -mx-5 flex flex-wrap items-center gap-x-3 gap-y-2 border-t border-line bg-raised px-5 py-3 sm:-mx-8 sm:px-8 [@media(height>=30rem)]:sticky ${full ? '' : '-mb-5 rounded-b-card sm:-mb-8'}`}
    >
      {buttons
        .filter(({ becomes }) => !published || becomes === status)
        .map(({ becomes, label }) => {
          const isChosen = becomes === status
          return (
            <Button
              key={becomes}
              size="small"
              variant={becomes === 'published' || published ? 'primary' : 'quiet'}
              type={isChosen ? 'submit' : 'button'}
              disabled={saving || offered}
              title={isChosen ? t('saveKey', { key: saveShortcut() }) : undefined}
              onClick={(event) => {
                if (isChosen) return
                // By the time the click ends, this is the form's own button, which would save once more.
                event.preventDefault()
                onSave(becomes)
              }}
            >
              {saving && isChosen ? t('saving') : label}
            </Button>
          )
        })}
      <Button variant="quiet" size="small" onClick={onCancel} disabled={saving}>
        {t('cancel')}
      </Button>
      <p role="status" className={`text-small ${kept ? 'text-quiet' : 'text-alert'}`}>
        {sentences.filter(Boolean).join(' ')}
      </p>
    </div>
  )
}
