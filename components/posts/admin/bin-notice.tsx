'use client'

import { useEffect, useRef } from 'react'
import { Button } from '@/components/ui/button'
import { Notice } from '@/components/ui/notice'
import type { PostRow } from '@/lib/posts/types'
import type { ListTexts } from './list-texts'
import type { BinOutcome } from './use-bin'

/**
 * Says what became of a deletion or a restoration, and offers to take a deletion back. It takes the focus, for the row
 * whose button had it is gone.
 */
export function BinNotice({
  outcome,
  texts,
  busy,
  onUndo,
}: {
  outcome: BinOutcome
  texts: ListTexts
  busy: boolean
  onUndo: (post: PostRow) => void
}) {
  const { did, post, code } = outcome
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => place.current?.focus(), [outcome])
  return (
    <div ref={place} tabIndex={-1} className="rounded-card">
      <Notice variant={code ? 'alert' : 'good'}>
        <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
          <p>
            <span lang={post.language} className="font-semibold wrap-anywhere">
              {post.title}
            </span>
            {': '}
            {code ? texts.failures[did][code] : did === 'delete' ? texts.deleted : texts.restored}
            {code === 'notAuthenticated' && (
              <>
                {' '}
                <a href={texts.signInHref} className="font-semibold underline">
                  {texts.signIn}
                </a>
              </>
            )}
          </p>
          {!code && did === 'delete' && (
            <Button variant="quiet" disabled={busy} onClick={() => onUndo(post)}>
              {texts.undo}
            </Button>
          )}
        </div>
      </Notice>
    </div>
  )
}
