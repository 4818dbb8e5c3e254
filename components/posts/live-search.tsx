'use client'

import { useSearchParams } from 'next/navigation'
import { type ReactNode, Suspense, useCallback, useEffect, useRef, useState } from 'react'
import { toRoute } from '@/lib/i18n/paths'
import type { PostCategory } from '@/lib/posts/fields'
import type { SearchLabels } from './labels'
import { PostCard } from './post-card'
import { PostGrid, PostSkeletons } from './post-grid'
import { OtherLanguage, groupsOf } from './post-groups'
import { type Asked, ListLink, SearchBox } from './search-box'
import { SEARCH_DEBOUNCE_MS, useSearch } from './use-search'

const NOTHING: Asked = { q: '', language: '' }

function heldBy(form: HTMLFormElement): Asked {
  const fields = new FormData(form)
  return { q: String(fields.get('q')).trim(), language: String(fields.get('language')) }
}

/** Leaves the rest of the address as it is. */
function writeAddress(asked: Asked) {
  const { pathname, search, hash } = window.location
  const params = new URLSearchParams(search)
  for (const name of ['q', 'language'] as const) {
    if (asked[name]) params.set(name, asked[name])
    else params.delete(name)
  }
  const query = String(params)
  window.history.replaceState(null, '', pathname + (query && `?${query}`) + hash)
}

/** A separate component, because a prerendered page, which has no query, leaves it out. */
function AddressWatch({ onChange }: { onChange: (asked: Asked) => void }) {
  const params = useSearchParams()
  const q = params.get('q') ?? ''
  const language = params.get('language') ?? ''
  useEffect(() => onChange({ q, language }), [q, language, onChange])
  return null
}

/** Live search: results replace the list. The query is in the address, so that it survives Back. */
export function LiveSearch({
  action,
  source,
  category,
  labels,
  children,
}: {
  action: string
  /** Answers a search with JSON. */
  source: string
  /** Limits the search, if not null. */
  category: PostCategory | null
  labels: SearchLabels
  children: ReactNode
}) {
  const [{ asked, isTyped }, ask] = useState({ asked: NOTHING, isTyped: false })
  const box = useRef<HTMLFormElement>(null)
  const isFirst = useRef(true)
  const query = Object.entries({ ...asked, category: (asked.q || asked.language) && category })
    .flatMap(([name, value]) => (value ? `${name}=${encodeURIComponent(value)}` : []))
    .join('&')
  const search = useSearch(query && `${source}?${query}&locale=${labels.card.locale}`)
  const { languages } = labels.card

  useEffect(() => {
    if (!isTyped) return
    // Debounced: browsers limit how often an address may change.
    const timer = setTimeout(() => writeAddress(asked), SEARCH_DEBOUNCE_MS)
    return () => clearTimeout(timer)
  }, [asked, isTyped])

  const follow = useCallback(
    ({ q, language }: Asked) => {
      const form = box.current!
      const early = isFirst.current ? heldBy(form) : NOTHING
      isFirst.current = false
      // A query from before hydration is newer than the address.
      if (early.q || early.language) return ask({ asked: early, isTyped: true })
      // So is one being typed.
      if (form.contains(document.activeElement)) return
      const known = { q: q.trim(), language: language in languages ? language : '' }
      for (const name of ['q', 'language'] as const)
        (form.elements.namedItem(name) as HTMLInputElement | HTMLSelectElement).value = known[name]
      ask({ asked: known, isTyped: false })
    },
    [languages],
  )

  // On the list page the link does nothing, so empty the fields.
  const showAll = () => {
    ask({ asked: NOTHING, isTyped: false })
    box.current?.reset()
  }
  return (
    <>
      <Suspense>
        <AddressWatch onChange={follow} />
      </Suspense>
      <SearchBox
        ref={box}
        action={action}
        labels={labels}
        category={category}
        onChange={(form) => ask({ asked: heldBy(form), isTyped: true })}
      />
      <p role="status" className="text-quiet not-empty:mb-6">
        {search.status === 'found' && search.summary}
      </p>
      {search.status === 'idle' && children}
      {search.status === 'loading' && <PostSkeletons label={labels.loading} />}
      {(search.status === 'busy' || search.status === 'failed') && (
        <p role="alert" className="text-lead text-alert">
          {labels[search.status]}
        </p>
      )}
      {search.status === 'found' && search.posts.length === 0 && (
        <p className="mt-5">
          <ListLink label={labels.showAll} href={labels.card.blog} onClick={showAll} />
        </p>
      )}
      {search.status === 'found' && search.posts.length > 0 && (
        <>
          {groupsOf(search.posts).map(({ language, posts }) => {
            const grid = (
              <PostGrid key={language}>
                {posts.map((post) => (
                  <li key={post.slug}>
                    <PostCard post={post} labels={labels.card} query={asked.q} />
                  </li>
                ))}
              </PostGrid>
            )
            if (language === labels.card.locale) return grid
            return (
              <OtherLanguage key={language} language={language} name={languages[language]}>
                {grid}
              </OtherLanguage>
            )
          })}
          {search.total > search.posts.length && (
            <p className="mt-10">
              <ListLink label={labels.more} href={toRoute(`${action}?${query}&page=2`)} />
            </p>
          )}
        </>
      )}
    </>
  )
}
