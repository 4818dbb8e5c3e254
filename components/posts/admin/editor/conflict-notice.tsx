'use client'

import { useState } from 'react'
import { Button } from '@/components/ui/button'
import type { PostInput } from '@/lib/posts/schema'
import type { EditablePost } from '@/lib/posts/types'
import type { EditorTexts } from './editor-texts'
import { CopyButton } from '@/components/ui/copy-button'
import { LazyDifference } from './lazy-difference'
import { clock } from './moments'
import { inputOf } from './start'

/** Somebody saved the same post meanwhile: who and when, and the ways out. Nothing happens by itself. */
export function ConflictNotice({
  theirs,
  mine,
  texts,
  saving,
  onSaveOver,
  onTake,
}: {
  theirs: EditablePost
  mine: () => PostInput
  texts: EditorTexts
  saving: boolean
  onSaveOver: () => void
  onTake: () => void
}) {
  const [compared, setCompared] = useState<PostInput | null>(null)
  const words = texts.editor
  return (
    <div role="alert" className="grid gap-4 rounded-card border-l-4 border-alert bg-alert-soft px-5 py-4">
      <div>
        <p className="font-semibold text-alert">
          {words.conflict
            .replace('{who}', theirs.updatedBy ?? words.somebody)
            .replace('{time}', clock(theirs.updatedAt, texts.locale))}
        </p>
        <p className="mt-1">{words.conflictHelp}</p>
      </div>
      <div className="flex flex-wrap gap-3">
        <CopyButton
          text={() => mine().content}
          label={words.copyMine}
          done={words.copied}
          failed={words.copyFailed}
        />
        <Button
          variant="quiet"
          aria-expanded={compared !== null}
          onClick={() => setCompared(compared ? null : mine())}
        >
          {compared ? words.hideTheirs : words.seeTheirs}
        </Button>
        <Button variant="danger" disabled={saving} onClick={onSaveOver}>
          {words.saveOver}
        </Button>
      </div>
      {compared && (
        <section aria-label={words.theirsTitle} className="grid gap-4 border-t border-line pt-4 text-ink">
          <p className="text-small">{words.theirsHelp}</p>
          <LazyDifference older={compared} newer={inputOf(theirs, theirs.translationId)} texts={texts} />
          <div>
            <Button variant="quiet" onClick={() => window.confirm(words.takeQuestion) && onTake()}>
              {words.takeTheirs}
            </Button>
          </div>
        </section>
      )}
    </div>
  )
}
