import { getLocale, getTranslations } from 'next-intl/server'
import { Suspense } from 'react'
import { PostSkeletons } from '@/components/blog/post-skeletons'
import { Hero } from '@/components/home/hero'
import { RecentPosts } from '@/components/home/recent-posts'
import { ButtonLink } from '@/components/ui/button'
import { localePath } from '@/lib/i18n/paths'
import { pageMetadata } from '@/lib/seo/metadata'

export const revalidate = 60

export const generateMetadata = () => pageMetadata('home', '/')

export default async function HomePage() {
  const [locale, t, blog] = await Promise.all([getLocale(), getTranslations('Home'), getTranslations('Blog')])
  return (
    <>
      <Hero />
      <section className="shell py-16 sm:py-24" aria-labelledby="recent">
        <div className="mb-10 flex flex-wrap items-end justify-between gap-6">
          <div>
            <h2 id="recent">{t('recentTitle')}</h2>
            <p className="mt-3 text-quiet">{t('recentIntro')}</p>
          </div>
          <ButtonLink look="quiet" href={localePath('/blog', locale)}>
            {t('viewAll')}
          </ButtonLink>
        </div>
        <Suspense fallback={<PostSkeletons count={3} label={blog('loading')} />}>
          <RecentPosts />
        </Suspense>
      </section>
    </>
  )
}
