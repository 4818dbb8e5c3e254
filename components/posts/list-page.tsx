import { getLocale, getTranslations } from 'next-intl/server'
import { Suspense } from 'react'
import { DoNotCache } from '@/components/site/do-not-cache'
import { PageHero } from '@/components/site/page-hero'
import { Pager } from '@/components/ui/pager'
import { localePath } from '@/lib/i18n/paths'
import { routes } from '@/lib/routes'
import type { PostCategory } from '@/lib/posts/categories'
import { PAGE_SIZE, postPage } from '@/lib/posts/queries'
import { CategoryNav } from './category-nav'
import { PostList } from './post-list'
import { PostSkeletons } from './post-skeletons'
import { LiveSearch } from './live-search'
import { searchTexts } from './search-texts'

async function Posts({ page, category }: { page: number; category: PostCategory | null }) {
  const [locale, reading, t, pager] = await Promise.all([
    getLocale(),
    postPage(page, category),
    getTranslations('Posts.list'),
    getTranslations('Pager'),
  ])
  // A failure shows the empty state; staleIfError has logged it.
  const { posts, total } = reading.state === 'unavailable' ? { posts: [], total: 0 } : reading.data
  return (
    <>
      {reading.state !== 'fresh' && <DoNotCache />}
      <PostList
        posts={posts}
        empty={category && reading.state !== 'unavailable' ? t('emptyCategory') : t('empty')}
      />
      <Pager
        page={page}
        pages={Math.ceil(total / PAGE_SIZE)}
        hrefOf={(number) =>
          localePath(category ? routes.categoryPage(category, number) : routes.blogPage(number), locale)
        }
        labels={{
          nav: t('pager'),
          previous: t('previous'),
          next: t('next'),
          page: pager('page', { page: String(page) }),
          all: pager('all'),
        }}
      />
    </>
  )
}

/** One page of the blog: title, categories, search, posts, pager. */
export async function BlogListPage({ page }: { page: number }) {
  const [locale, t, texts] = await Promise.all([getLocale(), getTranslations('Posts.list'), searchTexts()])
  return (
    <>
      <PageHero title={t('title')} intro={t('intro')} />
      <div className="shell py-12 sm:py-16">
        <CategoryNav current={null} />
        <LiveSearch action={localePath('/blog/search', locale)} texts={texts}>
          <Suspense fallback={<PostSkeletons count={6} label={t('loading')} />}>
            <Posts page={page} category={null} />
          </Suspense>
        </LiveSearch>
      </div>
    </>
  )
}

/** One page of a category: its name, the other categories, its posts, pager. */
export async function CategoryListPage({ page, category }: { page: number; category: PostCategory }) {
  const [t, categories] = await Promise.all([
    getTranslations('Posts.list'),
    getTranslations('Posts.categories'),
  ])
  return (
    <>
      <PageHero title={categories(category)} intro={t(`categoryIntros.${category}`)} />
      <div className="shell py-12 sm:py-16">
        <CategoryNav current={category} />
        <Suspense fallback={<PostSkeletons count={6} label={t('loading')} />}>
          <Posts page={page} category={category} />
        </Suspense>
      </div>
    </>
  )
}
