import { useLocale, useTranslations } from 'next-intl'
import { LocalDate } from '@/components/ui/local-date'
import { localePath } from '@/lib/i18n/paths'
import { formatLocale } from '@/lib/i18n/routing'
import type { Post } from '@/lib/posts/types'
import { CategoryLink } from './category-link'
import { TranslationLink } from './translation-link'

/** What is known of a post besides its words. */
export type Facts = Pick<Post, 'category' | 'publishedAt' | 'translation'> & {
  /** When it was changed, where readers are told; ISO 8601. */
  readonly changedAt: string | null
  readonly minutes: number
}

/** The line under a post's title: when it went out and was changed, how long it is, what about, in what other language. */
export function PostFacts({ facts, onPicture, link }: { facts: Facts; onPicture: boolean; link: string }) {
  const locale = useLocale()
  const categories = useTranslations('Posts.categories')
  const t = useTranslations('Posts.article')
  const { category, publishedAt, changedAt, minutes, translation } = facts
  return (
    <div
      lang={locale}
      className={`mt-2 flex flex-wrap items-center gap-x-5 ${onPicture ? '' : 'text-quiet'}`}
    >
      <p className="py-2">
        <LocalDate iso={publishedAt} siteTag={formatLocale[locale]} />
      </p>
      <p className="py-2">{t('minutes', { minutes: String(minutes) })}</p>
      {changedAt && (
        <p className="py-2">
          {t('changed')} <LocalDate iso={changedAt} siteTag={formatLocale[locale]} />
        </p>
      )}
      {category && (
        <CategoryLink
          category={category}
          name={categories(category)}
          base={localePath('/blog/', locale)}
          className={onPicture ? 'focus-visible:outline-white' : 'text-vine'}
        />
      )}
      {translation && <TranslationLink {...translation} className={link} />}
    </div>
  )
}
