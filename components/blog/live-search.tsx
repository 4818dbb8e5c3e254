'use client'

import Link from 'next/link'
import { type ReactNode, useState } from 'react'
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
  const search = useSearch(query)
  const count = search.status === 'found' ? search.total : null
  return (
    <>
      <SearchBox action={action} texts={texts} onType={setQuery} />
      <p role="status" className="sr-only">
        {count === 0 && texts.empty}
        {count === 1 && texts.foundOne}
        {count !== null && count > 1 && texts.foundMany.replace('{count}', String(count))}
      </p>
      {search.status === 'idle' && children}
      {search.status === 'loading' && <PostSkeletons count={6} label={texts.loading} />}
      {search.status === 'failed' && (
        <p role="alert" className="py-10 text-center text-lead text-alert">
          {texts.failed}
        </p>
      )}
      {search.status === 'found' && search.posts.length === 0 && (
        <p aria-hidden className="py-10 text-center text-lead text-quiet">
          {texts.empty}
        </p>
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
                href={`${action}?q=${encodeURIComponent(query.trim())}&page=2`}
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
