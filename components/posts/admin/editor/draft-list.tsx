'use client'

import { useSyncExternalStore } from 'react'
import { Button } from '@/components/ui/button'
import { keptDrafts } from '@/lib/posts/draft-store'
import type { PostBase } from '@/lib/posts/schema'
import type { EditorTexts } from './editor-texts'
import { clock } from './moments'

function onStorage(changed: () => void) {
  window.addEventListener('storage', changed)
  return () => window.removeEventListener('storage', changed)
}

interface Waiting {
  readonly base: PostBase
  readonly title: string
  readonly at: string
}

/** The drafts in this browser that wait for the staff member, above the list: who lost a tab need not remember where. */
export function DraftList({
  staffId,
  texts,
  busy,
  onOpen,
}: {
  staffId: string
  texts: EditorTexts
  busy: boolean
  onOpen: (base: PostBase) => void
}) {
  // As text, so that an unchanged list is the same value.
  const found = useSyncExternalStore(
    onStorage,
    () =>
      JSON.stringify(
        keptDrafts(staffId).map(({ at, base, input }): Waiting => ({
          at,
          base,
          title: input.title,
        })),
      ),
    () => '[]',
  )
  const waiting = JSON.parse(found) as Waiting[]
  if (waiting.length === 0) return null
  return (
    <ul className="grid gap-3">
      {waiting.map(({ base, title, at }) => (
        <li
          key={base.id}
          className="flex flex-wrap items-center justify-between gap-3 rounded-card border-l-4 border-grain bg-clay px-5 py-3"
        >
          <span className="min-w-0">
            {texts.editor.draftWaiting
              .replace('{time}', clock(at, texts.locale))
              .replace('{title}', title.trim() || texts.editor.draftUntitled)}
          </span>
          <Button variant="quiet" disabled={busy} onClick={() => onOpen(base)}>
            {texts.editor.draftOpen}
          </Button>
        </li>
      ))}
    </ul>
  )
}
