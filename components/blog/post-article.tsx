import { ArrowLeft } from 'lucide-react'
import { useLocale, useTranslations } from 'next-intl'
import Link from 'next/link'
import type { ReactNode } from 'react'
import { LocalDate } from '@/components/ui/local-date'
import { localePath } from '@/lib/i18n/paths'
import { formatLocale } from '@/lib/i18n/routing'
import type { Post } from '@/lib/posts/types'
import { CategoryLink } from './category-link'
import { PostPicture } from './post-picture'
import { TranslationLink } from './translation-link'

type HeadOfPost = Pick<
  Post,
  'title' | 'featuredImage' | 'featuredImageAlt' | 'language' | 'category' | 'publishedAt' | 'translation'
>

const headLink = 'inline-flex min-h-11 items-center gap-2 font-semibold underline-offset-4 hover:underline'

function Head({ post, onPicture }: { post: HeadOfPost; onPicture: boolean }) {
  const locale = useLocale()
  const t = useTranslations('Blog')
  const link = `${headLink} ${onPicture ? 'focus-visible:outline-white' : 'text-vine'}`
  return (
    <div
      className={`shell relative ${onPicture ? 'pt-20 pb-10 text-white sm:pb-14' : 'pt-10 pb-10 sm:pt-14'}`}
    >
      <div className="mx-auto max-w-[46rem]">
        <Link lang={locale} href={localePath('/blog', locale)} className={link}>
          <ArrowLeft className="size-4" aria-hidden />
          {t('backToBlog')}
        </Link>
        <h1 className="mt-5 wrap-anywhere text-[clamp(2rem,1.5rem+2.2vw,3.375rem)]">{post.title}</h1>
        <div
          lang={locale}
          className={`mt-2 flex flex-wrap items-center gap-x-5 ${onPicture ? '' : 'text-quiet'}`}
        >
          <p className="py-2">
            <LocalDate iso={post.publishedAt} siteTag={formatLocale[locale]} />
          </p>
          {post.category && (
            <CategoryLink
              category={post.category}
              name={t(`categories.${post.category}`)}
              base={localePath('/blog/', locale)}
              className={onPicture ? 'focus-visible:outline-white' : 'text-vine'}
            />
          )}
          {post.translation && <TranslationLink {...post.translation} className={link} />}
        </div>
      </div>
    </div>
  )
}

/**
 * A post in its own language: its picture as a band with a dark overlay (specification, section 9: 40% of the height,
 * at least 400 px).
 */
export function PostArticle({ post, children }: { post: HeadOfPost; children: ReactNode }) {
  return (
    <article lang={post.language}>
      {post.featuredImage ? (
        <header
          data-hero
          className="relative flex min-h-[max(40vh,400px)] items-end overflow-hidden bg-black"
        >
          <PostPicture
            src={post.featuredImage}
            alt={post.featuredImageAlt}
            lang={post.language}
            eager
            className="absolute inset-0 size-full object-cover"
            sizes="100vw"
          />
          <div className="absolute inset-0 bg-linear-to-t from-black/85 via-black/60 to-black/45" />
          <Head post={post} onPicture />
        </header>
      ) : (
        <header className="-mt-18 bg-clay pt-18">
          <Head post={post} onPicture={false} />
        </header>
      )}
      <div className="shell py-10 sm:py-14">
        <div className="post mx-auto">{children}</div>
      </div>
    </article>
  )
}
