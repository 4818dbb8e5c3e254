import type { ReactNode } from 'react'
import type { Locale } from '@/lib/i18n/routing'
import type { PostSummary } from '@/lib/posts/schema'

/** Consecutive posts in one language. */
export interface PostGroup {
  readonly language: Locale
  readonly posts: readonly PostSummary[]
}

/** The posts of a list by language, in order of first appearance. */
export function groupsOf(posts: readonly PostSummary[]): readonly PostGroup[] {
  const languages = [...new Set(posts.map(({ language }) => language))]
  return languages.map((language) => ({
    language,
    posts: posts.filter((post) => post.language === language),
  }))
}

/** Posts in another language than the page's, below its name. */
export function OtherLanguage({
  language,
  name,
  children,
}: {
  language: Locale
  /** In the language of the page. */
  name: string
  children: ReactNode
}) {
  const id = `posts-${language}`
  return (
    <section
      aria-labelledby={id}
      className="mt-12 border-t border-line pt-8 [p+&]:mt-0 [p+&]:border-t-0 [p+&]:pt-0"
    >
      <h2 id={id} className="mb-6 text-lead">
        {name}
      </h2>
      {children}
    </section>
  )
}
