import { Button } from '@/components/ui/button'
import { Notice } from '@/components/ui/notice'
import type { PostInput } from '@/lib/posts/schema'
import type { EditorTexts } from './editor-texts'
import { ConflictNotice } from './conflict-notice'
import type { Refused } from './use-writing'

/** Why a post was not saved, and the ways on from there; each keeps the text. */
export function SaveNotice({
  refused: { code, theirs },
  signInHref,
  mine,
  saving,
  texts,
  onSaveOver,
  onTake,
  onSaveAsNew,
}: {
  refused: Refused
  signInHref: string
  mine: () => PostInput
  saving: boolean
  texts: EditorTexts
  onSaveOver: () => void
  onTake: () => void
  onSaveAsNew: () => void
}) {
  if (theirs) {
    return (
      <ConflictNotice
        theirs={theirs}
        mine={mine}
        texts={texts}
        saving={saving}
        onSaveOver={onSaveOver}
        onTake={onTake}
      />
    )
  }
  return (
    <Notice variant="alert">
      <p className="font-semibold">{texts.failures[code]}</p>
      {code === 'notAuthenticated' && (
        <p className="mt-1">
          {texts.notAuthenticatedHelp}{' '}
          <a href={signInHref} className="font-semibold underline">
            {texts.signIn}
          </a>
        </p>
      )}
      {code === 'gone' && (
        <>
          <p className="mt-1 mb-3">{texts.editor.goneHelp}</p>
          <Button variant="quiet" disabled={saving} onClick={onSaveAsNew}>
            {texts.editor.saveAsNew}
          </Button>
        </>
      )}
    </Notice>
  )
}
