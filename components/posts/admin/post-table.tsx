'use client'

import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import type { AdminPost } from '@/lib/posts/schema'
import { BinNotice, useBin } from './bin-notice'
import { PostRows } from './post-rows'

/** The staff list: its rows, the question before a post is deleted, and a way to undo it. */
export function PostTable({
  posts,
  empty,
  busy,
  onEdit,
}: {
  posts: readonly AdminPost[]
  empty: ReactNode
  busy: boolean
  onEdit: (post: AdminPost) => void
}) {
  const t = useTranslations('Posts.admin')
  const bin = useBin()
  const disabled = busy || bin.busy
  return (
    <>
      {bin.outcome && (
        <BinNotice outcome={bin.outcome} busy={disabled} onUndo={(post) => bin.act('restore', post)} />
      )}
      <PostRows
        posts={posts}
        empty={empty}
        busy={disabled}
        onEdit={onEdit}
        onDelete={(post) => {
          if (window.confirm(t('deleteQuestion'))) bin.act('delete', post)
        }}
      />
    </>
  )
}
