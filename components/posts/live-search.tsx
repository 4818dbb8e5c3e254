'use client'

import Link from 'next/link'
import { type ReactNode, useRef, useState } from 'react'
import { toRoute } from '@/lib/i18n/paths'
import { foundText } from './found-text'
import { NoPosts } from './no-posts'
import { PostCard, PostGrid } from './post-card'
import { PostSkeletons } from './post-skeletons'
import { SearchBox } from './search-box'
import type { SearchTexts } from './search-texts'
import { useSearch } from './use-search'

/** The search over the list: what is found takes the list's place while words stand in the field. */
export function LiveSearch({
  action,
  texts,
  children,
}: {
  action: string
  texts: SearchTexts
  children: ReactNode
}) {
  const [query, setQuery] = useState('')
  const box = useRef<HTMLFormElement>(null)
  const search = useSearch(query)
  // The list may be the page that is open already: then the link leads nowhere, and the field has to be emptied.
  const showAll = () => {
    setQuery('')
    box.current?.reset()
  }
  return (
    <>
      <SearchBox ref={box} action={action} texts={texts} onType={setQuery} />
      <p role="status" className="text-quiet not-empty:mb-6">
        {search.status === 'found' && foundText(texts, search.total, query.trim())}
      </p>
      {search.status === 'idle' && children}
      {search.status === 'loading' && <PostSkeletons count={6} label={texts.loading} />}
      {search.status === 'failed' && (
        <p role="alert" className="text-lead text-alert">
          {texts.failed}
        </p>
      )}
      {search.status === 'found' && search.posts.length === 0 && (
        <NoPosts link={{ text: texts.showAll, address: texts.list, onClick: showAll }} />
      )}
      {search.status === 'found' && search.posts.length > 0 && (
        <>
          <PostGrid>
            {search.posts.map((post) => (
              <li key={post.slug}>
                <PostCard post={post} texts={texts.card} />
              </li>
            ))}
          </PostGrid>
          {search.total > search.posts.length && (
            <p className="mt-10">
              <Link
                href={toRoute(`${action}?q=${encodeURIComponent(query.trim())}&page=2`)}
                className="inline-flex min-h-11 items-center rounded-full border border-control px-5 font-semibold hover:border-vine hover:text-vine"
              >
                {texts.more}
              </Link>
            </p>
          )}
        </>
      )}
    </>
  )
}
