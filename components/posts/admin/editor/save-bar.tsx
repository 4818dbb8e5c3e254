import { Button } from '@/components/ui/button'
import type { EditorTexts } from './editor-texts'
import { keyName } from './keys'
import { clock } from './moments'

const SAVE_KEY = { shows: 'S', shift: false }

/** The form's buttons, always in reach, and what has become of the text. */
export function SaveBar({
  isNew,
  dirty,
  waiting,
  saving,
  savedAt,
  kept,
  offered,
  texts,
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
  texts: EditorTexts
  onCancel: () => void
}) {
  const words = texts.editor
  const saved = savedAt && words.savedAt.replace('{time}', clock(savedAt, texts.locale))
  const typed = dirty ? (kept ? words.unsaved : words.notKept) : ''
  return (
    <div className="sticky bottom-0 z-10 -mx-5 -mb-5 flex flex-wrap items-center gap-x-4 gap-y-2 rounded-b-card border-t border-line bg-raised px-5 py-3 sm:-mx-8 sm:-mb-8 sm:px-8">
      <Button
        type="submit"
        disabled={saving || offered}
        title={words.saveKey.replace('{key}', keyName(SAVE_KEY))}
      >
        {saving ? texts.saving : isNew ? texts.create : texts.update}
      </Button>
      <Button variant="quiet" onClick={onCancel} disabled={saving}>
        {texts.cancel}
      </Button>
      <p role="status" className={`text-small ${kept ? 'text-quiet' : 'text-alert'}`}>
        {[saved, typed, waiting && words.pictureWaits].filter(Boolean).join(' ')}
      </p>
    </div>
  )
}
