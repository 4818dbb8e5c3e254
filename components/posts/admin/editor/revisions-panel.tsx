'use client'

import { useState } from 'react'
import { Button } from '@/components/ui/button'
import { Notice } from '@/components/ui/notice'
import { Spinner } from '@/components/ui/spinner'
import { postRevision, postRevisions } from '@/lib/posts/revision-actions'
import type { RevisionLine } from '@/lib/posts/revisions'
import type { PostInput } from '@/lib/posts/schema'
import type { EditorTexts } from './editor-texts'
import { Disclosure } from './disclosure'
import { LazyDifference } from './lazy-difference'
import { clock } from './moments'
import { inputOf } from './start'

type Lines = readonly RevisionLine[] | 'loading' | 'failed'

/** What is looked at: a former version beside the form as it was when it was asked for. */
interface Compared {
  readonly version: number
  readonly older: PostInput
  readonly newer: PostInput
}

/** The former versions of a post: who saved them and when, what has changed since, and the way back. */
export function RevisionsPanel({
  postId,
  mine,
  texts,
  onRestore,
}: {
  postId: string
  mine: () => PostInput
  texts: EditorTexts
  onRestore: (input: PostInput) => void
}) {
  const words = texts.editor
  const [lines, setLines] = useState<Lines>('loading')
  const [compared, setCompared] = useState<Compared | null>(null)
  const [said, setSaid] = useState<{ variant: 'good' | 'alert'; text: string } | null>(null)

  async function load() {
    const answer = await postRevisions(postId).catch(() => null)
    setLines(answer?.ok ? answer.data : 'failed')
  }

  async function compare(version: number) {
    setSaid(null)
    const answer = await postRevision(postId, version).catch(() => null)
    if (!answer?.ok) return setSaid({ variant: 'alert', text: words.revisionsFailed })
    const newer = mine()
    // What was written comes back; where, whether and when it is out stays as it is.
    const { status, slug, publishedAt, translationId } = newer
    const older = { ...inputOf(answer.data, translationId), status, slug, publishedAt }
    setCompared({ version, older, newer })
  }

  function restore({ version, older }: Compared) {
    if (!window.confirm(words.restoreQuestion)) return
    onRestore(older)
    setCompared(null)
    setSaid({ variant: 'good', text: words.restored.replace('{version}', String(version)) })
  }

  return (
    <Disclosure title={words.revisions} onOpen={load}>
      {said && <Notice variant={said.variant}>{said.text}</Notice>}
      {lines === 'loading' && <Spinner label={words.revisionsLoading} />}
      {lines === 'failed' && <Notice variant="alert">{words.revisionsFailed}</Notice>}
      {typeof lines === 'object' && lines.length === 0 && <p className="text-quiet">{words.revisionsNone}</p>}
      {typeof lines === 'object' && lines.length > 0 && (
        <ul
          className="max-h-96 divide-y divide-line overflow-y-auto"
          tabIndex={0}
          aria-label={words.revisions}
        >
          {lines.map(({ version, savedAt, savedBy }) => (
            <li
              key={version}
              className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-3 pl-1"
            >
              <span className="min-w-0">
                <span className="font-semibold">{words.revision.replace('{version}', String(version))}</span>
                <span className="block text-small break-words text-quiet">
                  {clock(savedAt, texts.locale)} · {savedBy ?? words.somebody}
                </span>
              </span>
              <Button
                variant="quiet"
                aria-label={words.compareOf.replace('{version}', String(version))}
                onClick={() => compare(version)}
              >
                {words.compare}
              </Button>
            </li>
          ))}
        </ul>
      )}
      {compared && (
        <section aria-label={words.differenceTitle} className="grid gap-4 border-t border-line pt-4">
          <p className="font-semibold">{words.differenceOf.replace('{version}', String(compared.version))}</p>
          <LazyDifference older={compared.older} newer={compared.newer} texts={texts} />
          <div className="flex flex-wrap gap-3">
            <Button onClick={() => restore(compared)}>{words.restore}</Button>
            <Button variant="quiet" onClick={() => setCompared(null)}>
              {words.hideDifference}
            </Button>
          </div>
        </section>
      )}
    </Disclosure>
  )
}
