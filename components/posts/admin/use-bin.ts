'use client'

import { useRouter } from 'next/navigation'
import { useState, useTransition } from 'react'
import { type BinCode, deletePost, restorePost } from '@/lib/posts/bin-actions'
import { fail } from '@/lib/result'
import type { PostRow } from '@/lib/posts/types'

/** What became of the last thing that was done with the bin. */
export interface BinOutcome {
  readonly did: 'delete' | 'restore'
  readonly post: PostRow
  /** Null when it was done. */
  readonly code: BinCode | null
}

const actions = { delete: deletePost, restore: restorePost }

/** Puts posts into the bin and takes them out of it; the list is read again after each. */
export function useBin() {
  const router = useRouter()
  const [outcome, setOutcome] = useState<BinOutcome | null>(null)
  const [busy, startWork] = useTransition()

  function act(did: 'delete' | 'restore', post: PostRow) {
    setOutcome(null)
    startWork(async () => {
      const answer = await actions[did](post.id).catch(() => fail<BinCode>('failed'))
      setOutcome({ did, post, code: answer.ok ? null : answer.code })
      if (answer.ok) router.refresh()
    })
  }

  return { outcome, busy, act }
}
