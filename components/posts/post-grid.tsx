import type { ReactNode } from 'react'

/**
 * Three columns of posts, on a phone one, in between two. A `list` has one in between too, with pictures at the side:
 * three posts would leave a hole in two columns.
 */
export function PostGrid({ list = false, children }: { list?: boolean; children: ReactNode }) {
  const between = list
    ? 'md:max-lg:[&_article]:flex-row md:max-lg:[&_article>:first-child]:aspect-[4/3] md:max-lg:[&_article>:first-child]:w-2/5 md:max-lg:[&_article>:first-child]:shrink-0'
    : 'md:grid-cols-2'
  return <ul className={`grid lg:grid-cols-3 ${list ? 'gap-3 sm:gap-6' : 'gap-6'} ${between}`}>{children}</ul>
}

/** In place of text that is loading. */
function Skeleton({ className = '' }: { className?: string }) {
  return <span aria-hidden className={`skeleton block ${className}`} />
}

/** Placeholders in the shape of the posts that are loading. */
export function PostSkeletons({ label }: { label: string }) {
  return (
    <div role="status" aria-label={label}>
      <PostGrid>
        {Array.from({ length: 6 }, (_, index) => (
          <li key={index} data-skeleton className="overflow-hidden rounded-card border border-line bg-raised">
            <Skeleton className="aspect-video w-full rounded-none" />
            <div className="grid gap-3 p-6">
              <Skeleton className="h-4 w-32" />
              <Skeleton className="h-7 w-5/6" />
              <Skeleton className="h-4 w-full" />
              <Skeleton className="h-4 w-2/3" />
              <Skeleton className="mt-2 h-5 w-24" />
            </div>
          </li>
        ))}
      </PostGrid>
    </div>
  )
}
