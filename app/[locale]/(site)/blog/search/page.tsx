import { getLocale, getTranslations } from 'next-intl/server'
import { foundText } from '@/components/posts/found-text'
import { NoPosts } from '@/components/posts/no-posts'
import { PostList } from '@/components/posts/post-list'
import { SearchBox } from '@/components/posts/search-box'
import { searchTexts } from '@/components/posts/search-texts'
import { PageHero } from '@/components/site/page-hero'
import { Pager } from '@/components/ui/pager'
import { localePath } from '@/lib/i18n/paths'
import { PAGE_SIZE, searchPosts } from '@/lib/posts/queries'
import { searchQuery } from '@/lib/posts/search'
import { unlistedMetadata } from '@/lib/seo/metadata'

export const generateMetadata = () => unlistedMetadata('blogSearch')

/** The search without JavaScript, and the further pages of one with it. */
export default async function BlogSearchPage({
  searchParams,
}: {
  searchParams: Promise<Record<string, string | string[] | undefined>>
}) {
  const { q, page } = searchQuery(await searchParams)
  const [locale, t, pager, texts] = await Promise.all([
    getLocale(),
    getTranslations('Posts.list'),
    getTranslations('Pager'),
    searchTexts(),
  ])
  const found = await searchPosts(q, page).catch((error: unknown) => {
    console.error('searchPosts', error)
    return null
  })
  return (
    <>
      <PageHero title={t('title')} intro={t('intro')} />
      <div className="shell py-12 sm:py-16">
        <SearchBox action={localePath('/blog/search', locale)} texts={texts} defaultValue={q} />
        {!found && (
          <p role="alert" className="text-lead text-alert">
            {t('failed')}
          </p>
        )}
        {found && found.posts.length === 0 && (
          <NoPosts text={texts.empty} link={{ text: texts.showAll, address: texts.list }} />
        )}
        {found && found.posts.length > 0 && (
          <>
            {q && <p className="mb-6 text-quiet">{foundText(texts, found.total, q)}</p>}
            <PostList posts={found.posts} empty={texts.empty} />
          </>
        )}
        <Pager
          page={page}
          pages={Math.ceil((found?.total ?? 0) / PAGE_SIZE)}
          hrefOf={(number) => localePath(`/blog/search?q=${encodeURIComponent(q)}&page=${number}`, locale)}
          labels={{
            nav: t('pager'),
            previous: t('previous'),
            next: t('next'),
            page: pager('page', { page: String(page) }),
            all: pager('all'),
          }}
        />
      </div>
    </>
  )
}
