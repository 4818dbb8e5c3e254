import { getLocale, getTranslations } from 'next-intl/server'
import { Suspense } from 'react'
import { NotKept } from '@/components/site/not-kept'
import { PageHero } from '@/components/site/page-hero'
import { localePath } from '@/lib/i18n/paths'
import { PAGE_SIZE, postPage } from '@/lib/posts/queries'
import { Pager } from './pager'
import { PostList } from './post-list'
import { PostSkeletons } from './post-skeletons'
import { LiveSearch } from './live-search'
import { searchTexts } from './search-texts'

const address = (page: number) => (page === 1 ? '/blog' : `/blog/page/${page}`)

async function Posts({ page }: { page: number }) {
  const reading = await postPage(page)
  // A failure shows the empty state (specification, section 8); readOrRemember has logged it.
  const { posts, total } = reading.from === 'nowhere' ? { posts: [], total: 0 } : reading.data
  return (
    <>
      {reading.from !== 'database' && <NotKept />}
      <PostList posts={posts} />
      <Pager page={page} pages={Math.ceil(total / PAGE_SIZE)} address={address} />
    </>
  )
}

/** One page of the blog: title, search, posts, pager. */
export async function BlogListPage({ page }: { page: number }) {
  const [locale, t, texts] = await Promise.all([getLocale(), getTranslations('Blog'), searchTexts()])
  return (
    <>
      <PageHero title={t('title')} intro={t('intro')} />
      <div className="shell py-12 sm:py-16">
        <LiveSearch action={localePath('/blog/search', locale)} texts={texts}>
          <Suspense fallback={<PostSkeletons count={6} label={t('loading')} />}>
            <Posts page={page} />
          </Suspense>
        </LiveSearch>
      </div>
    </>
  )
}
