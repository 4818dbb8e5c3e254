import { useLocale, useTranslations } from 'next-intl'
import { fromLocalTime, isLocalTime } from '@/lib/dates'
import { useLanguageNames } from '@/lib/i18n/language-names'
import { localePath } from '@/lib/i18n/paths'
import { routes } from '@/lib/routes'
import { dayAndTime } from './date-format'
import { publicationStage } from './open-post'
import { usePostValues } from './post-field'

// Each watches its own fields, so that typing in one field renders one state.

/** Whether and when the post is published. */
export function PublishState() {
  const locale = useLocale()
  const t = useTranslations('Posts.editor')
  const [status, publishedAt] = usePostValues('status', 'publishedAt')
  if (!isLocalTime(publishedAt)) return status === 'draft' ? t('statuses.draft') : t('states.publishing')
  const moment = dayAndTime(fromLocalTime(publishedAt), locale)
  const stage = publicationStage({ status, publishedAt })
  if (stage === 'published') return t('states.published', { day: moment.day })
  return stage === 'draft' ? t('states.draftFor', moment) : t('states.scheduled', moment)
}

/** Whether there is a featured image, and its description. */
export function PictureState() {
  const t = useTranslations('Posts.editor')
  const [address, description] = usePostValues('featuredImage', 'featuredImageAlt')
  if (address.trim() === '') return t('states.noImage')
  return description.trim() ? t('states.described') : t('states.undescribed')
}

/** The path of the post's page. */
export function AddressState() {
  const t = useTranslations('Posts.editor')
  const [slug, language] = usePostValues('slug', 'language')
  return slug ? localePath(routes.post(slug), language) : t('states.noSlug')
}

/** The language, the category, and whether there is a translation. */
export function LanguageState() {
  const t = useTranslations('Posts.editor')
  const languages = useLanguageNames()
  const categories = useTranslations('Posts.categories')
  const [language, category, translationId] = usePostValues('language', 'category', 'translationId')
  const parts = [
    languages(language),
    category ? categories(category) : t('states.noCategory'),
    translationId && t('states.linked'),
  ]
  return parts.filter(Boolean).join(' · ')
}

/** The author, and whether the text needs care. */
export function AuthorState() {
  const t = useTranslations('Posts.editor')
  const [name, role, isSensitive] = usePostValues('authorName', 'authorRole', 'isSensitive')
  const author = [name.trim(), role.trim()].filter(Boolean).join(', ')
  return [author || t('states.noAuthor'), isSensitive && t('states.sensitive')].filter(Boolean).join(' · ')
}

/** Whether search engines get a text written for them. */
export function SearchState() {
  const t = useTranslations('Posts.editor')
  const texts = usePostValues('searchTitle', 'searchDescription')
  return texts.some((text) => text.trim()) ? t('states.searchWritten') : t('states.searchCopied')
}
