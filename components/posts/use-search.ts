import { useEffect, useState } from 'react'
import type { PostSummary } from '@/lib/posts/schema'

type SearchState =
  | { readonly status: 'idle' | 'loading' | 'busy' | 'failed' }
  | {
      readonly status: 'found'
      readonly posts: readonly PostSummary[]
      readonly total: number
      /** The number of results in a sentence. */
      readonly summary: string
    }

/** Milliseconds without a key before a search begins. */
export const SEARCH_DEBOUNCE_MS = 250

/** The answer to a search at an address, idle for an empty one; a newer search cancels an older one. */
export function useSearch(address: string): SearchState {
  const [answer, setAnswer] = useState<{ address: string; state: SearchState } | null>(null)

  useEffect(() => {
    if (!address) return
    const controller = new AbortController()
    const { signal } = controller
    const timer = setTimeout(async () => {
      try {
        const response = await fetch(address, { signal })
        const body = await response.json()
        const state: SearchState = response.ok
          ? { status: 'found', ...body }
          : { status: body.code === 'busy' ? 'busy' : 'failed' }
        setAnswer({ address, state })
      } catch {
        if (!signal.aborted) setAnswer({ address, state: { status: 'failed' } })
      }
    }, SEARCH_DEBOUNCE_MS)
    return () => {
      clearTimeout(timer)
      controller.abort()
    }
  }, [address])

  if (!address) return { status: 'idle' }
  return answer?.address === address ? answer.state : { status: 'loading' }
}
