'use client'

import type { ReactNode } from 'react'
import type { PostRow } from '@/lib/posts/types'
import { BinNotice } from './bin-notice'
import type { ListTexts } from './list-texts'
import { PostRows } from './post-rows'
import { useBin } from './use-bin'

/** The staff list: its rows, the question before a post is deleted, and the way back from it. */
export function PostList({
  posts,
  empty,
  texts,
  busy,
  onEdit,
}: {
  posts: readonly PostRow[]
  empty: ReactNode
  texts: ListTexts
  busy: boolean
  onEdit: (post: PostRow) => void
}) {
  const bin = useBin()
  const wait = busy || bin.busy
  return (
    <>
      {bin.outcome && (
        <BinNotice
          outcome={bin.outcome}
          texts={texts}
          busy={wait}
          onUndo={(post) => bin.act('restore', post)}
        />
      )}
      <PostRows
        posts={posts}
        empty={empty}
        texts={texts}
        busy={wait}
        onEdit={onEdit}
        onDelete={(post) => {
          if (window.confirm(texts.deleteQuestion)) bin.act('delete', post)
        }}
      />
    </>
  )
}
