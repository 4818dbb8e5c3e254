import { useLocale, useTranslations } from 'next-intl'
import { useFormContext } from 'react-hook-form'
import { fromLocalTime, isLocalTime } from '@/lib/dates'
import { postStatuses, postCategories } from '@/lib/posts/fields'
import type { PostInput } from '@/lib/posts/editor/form'
import { useLanguageNames } from '@/lib/i18n/language-names'
import { routing } from '@/lib/i18n/routing'
import { formatPublication } from './date-format'
import { PostField, PostSelect, usePostValues } from './post-field'
import { usePostPart } from './read-post'

/** Whether and when the post is published, with the effect in a sentence. */
export function StatusFields() {
  const locale = useLocale()
  const t = useTranslations('Posts.editor')
  const [status, publishedAt] = usePostValues('status', 'publishedAt')

  function explanation(): string {
    if (!isLocalTime(publishedAt)) return status === 'draft' ? t('draftWithoutTime') : t('publishesOnSave')
    const iso = fromLocalTime(publishedAt)
    const time = formatPublication(iso, locale)
    if (status === 'draft') return t('draftWithTime', { time })
    return Date.parse(iso) <= new Date().getTime()
      ? t('publishedSince', { time })
      : t('publishesAt', { time })
  }

  return (
    <>
      <PostSelect name="status" options={postStatuses.map((each) => [each, t(`statuses.${each}`)])} />
      <PostField
        name="publishedAt"
        hint={<span aria-live="polite">{explanation()}</span>}
        type="datetime-local"
        min="2000-01-01T00:00"
        max="2099-12-31T23:59"
      />
    </>
  )
}

/** The post's language, category and translation. */
export function ClassificationFields({ postId }: { postId: string }) {
  const t = useTranslations('Posts.editor')
  const languages = useLanguageNames()
  const categories = useTranslations('Posts.categories')
  const { setValue } = useFormContext<PostInput>()
  const [language, translationId] = usePostValues('language', 'translationId')
  // Posts that this one may translate.
  const choices = usePostPart('translation-choices', postId)
  const others = choices?.ok ? choices.data.filter((choice) => choice.language !== language) : []
  const isListed = others.some(({ id }) => id === translationId)
  return (
    <>
      <PostSelect
        name="language"
        options={routing.locales.map((each) => [each, languages(each)])}
        onChange={() => setValue('translationId', '')}
      />
      <PostSelect
        name="category"
        options={[['', t('none')], ...postCategories.map((each) => [each, categories(each)] as const)]}
      />
      <PostField
        name="translationId"
        hint={choices?.ok === false ? t('choicesFailed') : t('translationHint')}
      >
        {(field) => (
          <select
            {...field}
            value={translationId}
            onChange={(event) => setValue('translationId', event.target.value)}
          >
            <option value="">{t('none')}</option>
            {/* Keeps the linked post chosen while the list loads, or if it fails to. */}
            {translationId !== '' && !isListed && <option value={translationId}>{t('linkedPost')}</option>}
            {others.map(({ id, title }) => (
              <option key={id} value={id}>
                {title}
              </option>
            ))}
          </select>
        )}
      </PostField>
    </>
  )
}
