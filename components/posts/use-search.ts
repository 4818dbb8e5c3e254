'use client'

import { useEffect, useState } from 'react'
import type { PostSummary } from '@/lib/posts/types'

/** Where a search stands. */
export type SearchState =
  | { readonly status: 'idle' }
  | { readonly status: 'loading' }
  | { readonly status: 'failed' }
  | { readonly status: 'found'; readonly posts: readonly PostSummary[]; readonly total: number }

/** Milliseconds without a key before a search begins. */
const PAUSE = 250

/** What is found for the words; a newer search ends an older one. */
export function useSearch(query: string): SearchState {
  const words = query.trim()
  const [answer, setAnswer] = useState<{ words: string; state: SearchState } | null>(null)

  useEffect(() => {
    if (words === '') return
    const stop = new AbortController()
    const timer = setTimeout(async () => {
      try {
        const response = await fetch(`/api/posts?q=${encodeURIComponent(words)}`, { signal: stop.signal })
        if (!response.ok) throw new Error(String(response.status))
        setAnswer({ words, state: { status: 'found', ...(await response.json()) } })
      } catch {
        if (!stop.signal.aborted) setAnswer({ words, state: { status: 'failed' } })
      }
    }, PAUSE)
    return () => {
      clearTimeout(timer)
      stop.abort()
    }
  }, [words])

  if (words === '') return { status: 'idle' }
  return answer?.words === words ? answer.state : { status: 'loading' }
}
