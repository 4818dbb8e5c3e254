import { useLocale, useTranslations } from 'next-intl'
import { Icon } from '@/components/ui/icon'
import { LocalDate } from '@/components/ui/local-date'
import { localePath } from '@/lib/i18n/paths'
import { type Locale, formatLocale } from '@/lib/i18n/routing'
import { translator } from '@/lib/i18n/translator'
import type { Post } from '@/lib/posts/schema'
import { routes } from '@/lib/routes'
import { CategoryLink } from './post-card'

/** The line under a post's title. */
export type Meta = Pick<
  Post,
  'authorName' | 'authorRole' | 'language' | 'category' | 'publishedAt' | 'translation'
> & {
  /** ISO 8601; null to omit it. */
  readonly changedAt: string | null
  readonly minutes: number
}

/**
 * Links to the translation, in that language's pages and words. It loads a new document, to change the document's
 * language.
 */
function TranslationLink({
  slug,
  language,
  className,
}: {
  slug: string
  language: Locale
  className: string
}) {
  const t = translator(language)
  return (
    <a
      href={localePath(routes.post(slug), language)}
      lang={language}
      hrefLang={language}
      className={className}
    >
      <Icon name="languages" className="size-4" />
      {t('Posts.article.readTranslation')}
    </a>
  )
}

/** Below a post's title: publication and change, length, category, translation. */
export function PostMeta({ meta, onPicture, link }: { meta: Meta; onPicture: boolean; link: string }) {
  const locale = useLocale()
  const t = useTranslations('Posts.article')
  const categories = useTranslations('Posts.categories')
  const { authorName, authorRole, language, category, publishedAt, changedAt, minutes, translation } = meta
  return (
    <div
      lang={locale}
      className={`mt-2 flex flex-wrap items-center gap-x-5 ${onPicture ? '' : 'text-quiet'}`}
    >
      {authorName && (
        <p className="py-2 font-semibold wrap-anywhere">
          {t('by', { name: authorName })}
          {authorRole && (
            <span lang={language} className="font-normal">
              , {authorRole}
            </span>
          )}
        </p>
      )}
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
          href={localePath(routes.category(category), locale)}
          name={categories(category)}
          className={onPicture ? 'focus-visible:outline-white' : 'text-vine'}
        />
      )}
      {translation && <TranslationLink {...translation} className={link} />}
    </div>
  )
}
