'use client'

import { useLocale, useTranslations } from 'next-intl'
import { useEffect, useState } from 'react'
import { type UseFormReturn, useWatch } from 'react-hook-form'
import { Field } from '@/components/ui/field'
import { fromLocalTime, isLocalTime } from '@/lib/dates'
import { postCategories, postLanguages, postStatuses } from '@/lib/posts/fields'
import type { PostInput } from '@/lib/posts/form'
import type { TranslationChoice } from '@/lib/posts/schema'
import { formatPublication } from './date-format'
import { readPost } from './read-post'

interface Props {
  form: UseFormReturn<PostInput>
  errorOf: (name: keyof PostInput) => string | undefined
}

/** Whether and when the post is published, with a sentence that says what will happen. */
export function StatusFields({ form: { control, register }, errorOf }: Props) {
  const locale = useLocale()
  const t = useTranslations('Posts.editor')
  const [status, publishedAt] = useWatch({ control, name: ['status', 'publishedAt'] })

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
      <Field id="post-status" label={t('fields.status')} error={errorOf('status')}>
        {(field) => (
          <select {...field} {...register('status')}>
            {postStatuses.map((each) => (
              <option key={each} value={each}>
                {t(`statuses.${each}`)}
              </option>
            ))}
          </select>
        )}
      </Field>
      <Field
        id="post-published-at"
        label={t('fields.publishedAt')}
        error={errorOf('publishedAt')}
        hint={<span aria-live="polite">{explanation()}</span>}
      >
        {(field) => (
          <input
            {...field}
            {...register('publishedAt')}
            type="datetime-local"
            min="2000-01-01T00:00"
            max="2099-12-31T23:59"
          />
        )}
      </Field>
    </>
  )
}

type Choices = readonly TranslationChoice[] | 'failed' | null

/** The posts that this one may be the translation of; null until they have come. */
function useTranslationChoices(postId: string): Choices {
  const [choices, setChoices] = useState<Choices>(null)
  useEffect(() => {
    let active = true
    void readPost('translation-choices', postId).then(
      (answer) => active && setChoices(answer.ok ? answer.data : 'failed'),
    )
    return () => {
      active = false
    }
  }, [postId])
  return choices
}

/** The language of the post, its category, and which post says the same in the other language. */
export function ClassificationFields({
  form: { control, register, setValue },
  postId,
  errorOf,
}: Props & { postId: string }) {
  const t = useTranslations('Posts.editor')
  const languages = useTranslations('Posts.languages')
  const categories = useTranslations('Posts.categories')
  const [language, translationId] = useWatch({ control, name: ['language', 'translationId'] })
  const choices = useTranslationChoices(postId)
  const list = typeof choices === 'object' ? choices : null
  const others = (list ?? []).filter((choice) => choice.language !== language)
  const isListed = others.some(({ id }) => id === translationId)
  return (
    <>
      <Field id="post-language" label={t('fields.language')} error={errorOf('language')}>
        {(field) => (
          <select {...field} {...register('language', { onChange: () => setValue('translationId', '') })}>
            {postLanguages.map((each) => (
              <option key={each} value={each}>
                {languages(each)}
              </option>
            ))}
          </select>
        )}
      </Field>
      <Field id="post-category" label={t('fields.category')} error={errorOf('category')}>
        {(field) => (
          <select {...field} {...register('category')}>
            <option value="">{t('none')}</option>
            {postCategories.map((each) => (
              <option key={each} value={each}>
                {categories(each)}
              </option>
            ))}
          </select>
        )}
      </Field>
      <Field
        id="post-translation"
        label={t('fields.translationId')}
        error={errorOf('translationId')}
        hint={choices === 'failed' ? t('choicesFailed') : t('translationHint')}
      >
        {(field) => (
          <select
            {...field}
            value={translationId}
            onChange={(event) => setValue('translationId', event.target.value)}
          >
            <option value="">{t('none')}</option>
            {/* What is linked now stays chosen until the list has come, or when it cannot be had. */}
            {translationId !== '' && !isListed && <option value={translationId}>{t('linkedPost')}</option>}
            {others.map(({ id, title }) => (
              <option key={id} value={id}>
                {title}
              </option>
            ))}
          </select>
        )}
      </Field>
    </>
  )
}
