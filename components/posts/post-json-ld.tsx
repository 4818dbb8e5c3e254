import { getLocale, getTranslations } from 'next-intl/server'
import { JsonLd } from '@/components/site/json-ld'
import type { Post } from '@/lib/posts/types'
import { blogPosting } from '@/lib/seo/graph-post'
import { postFacts } from '@/lib/seo/facts'

/** What a post says of itself to programs, at its own address alone: under the other prefix it is a copy. */
export async function PostJsonLd({ post }: { post: Post }) {
  const [locale, t, categories] = await Promise.all([
    getLocale(),
    getTranslations('Posts.list'),
    getTranslations('Posts.categories'),
  ])
  if (locale !== post.language) return null
  const facts = postFacts(post)
  const section = post.category ? categories(post.category) : undefined
  return (
    <JsonLd
      facts={facts}
      trail={[
        { name: t('title'), path: '/blog' },
        { name: post.title, path: facts.path },
      ]}
      things={[blogPosting(post, facts, section)]}
    />
  )
}
