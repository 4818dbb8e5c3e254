import { useLocale, useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { Icon } from '@/components/ui/icon'
import { Link } from '@/components/ui/link'
import { provider } from '@/lib/provider/provider'
import type { Outline } from '@/lib/markdown/headings'
import { hasContents } from '@/lib/posts/reading'
import type { Post } from '@/lib/posts/schema'
import { routes } from '@/lib/routes'
import { Contents } from './contents'
import { type Meta, PostMeta } from './post-meta'
import { PostHero } from './post-hero'
import type { Locale } from '@/lib/i18n/routing'
import { translator } from '@/lib/i18n/translator'
import { useContent } from '@/lib/site/queries'

type PostHead = Pick<Post, 'title' | 'featuredImage' | 'featuredImageAlt' | 'isSensitive'> & Meta

function Head({ post, onPicture }: { post: PostHead; onPicture: boolean }) {
  const locale = useLocale()
  const t = useTranslations('Posts.list')
  const link = `category-link gap-2 ${onPicture ? 'focus-visible:outline-white' : 'text-vine'}`
  return (
    <div className={`shell relative ${onPicture ? 'pt-24 pb-6 text-white sm:pb-7' : 'pt-10 pb-10 sm:pt-14'}`}>
      <div className="mx-auto max-w-[41.25rem]">
        <Link lang={locale} href={routes.blog} className={link}>
          <Icon name="arrow-left" className="size-4" />
          {t('backToBlog')}
        </Link>
        <h1 className="mt-2 text-section wrap-anywhere">{post.title}</h1>
        <PostMeta meta={post} onPicture={onPicture} link={link} />
      </div>
    </div>
  )
}

/** The text stays centred, its contents on the left. */
const beside =
  '@min-[70rem]:grid @min-[70rem]:grid-cols-[minmax(0,1fr)_minmax(0,41.25rem)_minmax(0,1fr)] @min-[70rem]:gap-10'

/** A post in its own language: title on a picture band, text and, if long, a table of contents at its side. */
export function PostArticle({
  post,
  outline,
  children,
}: {
  post: PostHead
  outline: Outline
  children: ReactNode
}) {
  const long = hasContents(outline)
  return (
    <article lang={post.language}>
      {post.featuredImage ? (
        <PostHero src={post.featuredImage} alt={post.featuredImageAlt} lang={post.language}>
          <Head post={post} onPicture />
        </PostHero>
      ) : (
        <header className="-mt-18 bg-clay pt-18">
          <Head post={post} onPicture={false} />
        </header>
      )}
      <div className="shell py-10 sm:py-14">
        <div className="@container">
          <div className={long ? beside : undefined}>
            {long && <Contents headings={outline.headings} language={post.language} />}
            <div className="mx-auto w-full max-w-[41.25rem]">
              {post.isSensitive && <CareBox language={post.language} />}
              <div className="post mx-auto">{children}</div>
            </div>
          </div>
        </div>
      </div>
    </article>
  )
}

/** Helplines, in its language, before a post that touches on suicide, abuse or violence. */
function CareBox({ language }: { language: Locale }) {
  const { helplines } = useContent()
  const t = translator(language)
  const numbers: readonly (readonly [number: string, whose: string])[] = [
    ...provider.emergencyNumbers.map(([number, whose]) => [number, t(`Posts.care.${whose}`)] as const),
    ...helplines.lines.map(
      ({ name, number, for: purpose }) => [number, `${name}: ${purpose[language]}`] as const,
    ),
  ]
  return (
    <aside
      aria-labelledby="care"
      className="mb-10 rounded-card border-l-4 border-vine bg-good-soft px-5 py-4"
    >
      <h2 id="care" className="text-lead">
        {t('Posts.care.title')}
      </h2>
      <p className="mt-2">{t('Posts.care.text')}</p>
      <ul className="mt-2 grid">
        {numbers.map(([number, whose]) => (
          <li key={whose} className="flex items-baseline gap-2">
            <a
              href={`tel:${number.replaceAll(' ', '')}`}
              className="min-w-11 shrink-0 py-2 font-semibold underline underline-offset-4"
            >
              {number}
            </a>{' '}
            <span className="min-w-0">{whose}</span>
          </li>
        ))}
      </ul>
    </aside>
  )
}
