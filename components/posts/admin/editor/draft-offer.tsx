import { Button } from '@/components/ui/button'
import type { Draft } from '@/lib/posts/draft-store'
import type { EditorTexts } from './editor-texts'
import { clock } from './moments'

/** What was typed and never saved, offered back; the form waits for the answer, so that neither text is lost. */
export function DraftOffer({
  draft,
  texts,
  onRestore,
  onDiscard,
}: {
  draft: Draft
  texts: EditorTexts
  onRestore: () => void
  onDiscard: () => void
}) {
  return (
    <div role="alert" className="grid gap-4 rounded-card border-l-4 border-grain bg-clay px-5 py-4">
      <p className="font-semibold">
        {texts.editor.draftFound.replace('{time}', clock(draft.at, texts.locale))}
      </p>
      <div className="flex flex-wrap gap-3">
        <Button onClick={onRestore} autoFocus>
          {texts.editor.draftRestore}
        </Button>
        <Button variant="quiet" onClick={onDiscard}>
          {texts.editor.draftDiscard}
        </Button>
      </div>
    </div>
  )
}
