'use client'

import Link from 'next/link'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { toRoute } from '@/lib/i18n/paths'
import type { Locale } from '@/lib/i18n/routing'
import type { PostSummary } from '@/lib/posts/schema'
import type { SearchLabels } from './labels'
import { PostCard } from './post-card'
import { PostGrid, PostSkeletons } from './post-grid'
import { SearchBox, ShowAllLink } from './search-box'

type SearchState =
  | { readonly status: 'idle' | 'loading' | 'failed' }
  | {
      readonly status: 'found'
      readonly posts: readonly PostSummary[]
      readonly total: number
      /** How many were found, as a sentence. */
      readonly summary: string
    }

/** Milliseconds without a key before a search begins. */
const PAUSE = 250

/** The result of searching for a text; a newer search cancels an older one. */
function useSearch(source: string, text: string, locale: Locale): SearchState {
  const [answer, setAnswer] = useState<{ text: string; state: SearchState } | null>(null)

  useEffect(() => {
    if (text === '') return
    const controller = new AbortController()
    const { signal } = controller
    const timer = setTimeout(async () => {
      try {
        const response = await fetch(`${source}?q=${encodeURIComponent(text)}&locale=${locale}`, {
          signal,
        })
        if (!response.ok) throw new Error(String(response.status))
        setAnswer({ text, state: { status: 'found', ...(await response.json()) } })
      } catch {
        if (!signal.aborted) setAnswer({ text, state: { status: 'failed' } })
      }
    }, PAUSE)
    return () => {
      clearTimeout(timer)
      controller.abort()
    }
  }, [source, text, locale])

  if (text === '') return { status: 'idle' }
  return answer?.text === text ? answer.state : { status: 'loading' }
}

/** The search over the list: its results replace the list while there is text in the field. */
export function LiveSearch({
  action,
  source,
  labels,
  children,
}: {
  action: string
  /** The address that answers a search with JSON. */
  source: string
  labels: SearchLabels
  children: ReactNode
}) {
  const [query, setQuery] = useState('')
  const box = useRef<HTMLFormElement>(null)
  const text = query.trim()
  const search = useSearch(source, text, labels.card.locale)
  // The list may be the page that is open already: then the link leads nowhere, and the field has to be emptied.
  const showAll = () => {
    setQuery('')
    box.current?.reset()
  }
  return (
    <>
      <SearchBox ref={box} action={action} labels={labels} onType={setQuery} />
      <p role="status" className="text-quiet not-empty:mb-6">
        {search.status === 'found' && search.summary}
      </p>
      {search.status === 'idle' && children}
      {search.status === 'loading' && <PostSkeletons count={6} label={labels.loading} />}
      {search.status === 'failed' && (
        <p role="alert" className="text-lead text-alert">
          {labels.failed}
        </p>
      )}
      {search.status === 'found' && search.posts.length === 0 && (
        <ShowAllLink label={labels.showAll} href={labels.card.blog} onClick={showAll} />
      )}
      {search.status === 'found' && search.posts.length > 0 && (
        <>
          <PostGrid>
            {search.posts.map((post) => (
              <li key={post.slug}>
                <PostCard post={post} labels={labels.card} />
              </li>
            ))}
          </PostGrid>
          {search.total > search.posts.length && (
            <p className="mt-10">
              <Link
                href={toRoute(`${action}?q=${encodeURIComponent(text)}&page=2`)}
                className="inline-flex min-h-11 items-center rounded-full border border-control px-5 font-semibold hover:border-vine hover:text-vine"
              >
                {labels.more}
              </Link>
            </p>
          )}
        </>
      )}
    </>
  )
}
