'use client'

import { useEffect, useState } from 'react'
import { type UseFormReturn, useWatch } from 'react-hook-form'
import { Field } from '@/components/ui/field'
import { translationChoices } from '@/lib/posts/revision-actions'
import type { TranslationChoice } from '@/lib/posts/revisions'
import { postCategories } from '@/lib/posts/categories'
import { type PostInput, postLanguages } from '@/lib/posts/schema'
import type { EditorTexts } from './editor-texts'

/** The language of the post, what it is filed under, and which post says the same in the other language. */
export function FilingFields({
  form: { control, register, setValue },
  postId,
  errorOf,
  texts,
}: {
  form: UseFormReturn<PostInput>
  postId: string
  errorOf: (name: keyof PostInput) => string | undefined
  texts: EditorTexts
}) {
  const [language, translationId] = useWatch({ control, name: ['language', 'translationId'] })
  const [choices, setChoices] = useState<readonly TranslationChoice[] | 'failed' | null>(null)
  const words = texts.editor

  useEffect(() => {
    let wanted = true
    void translationChoices(postId)
      .catch(() => null)
      .then((answer) => wanted && setChoices(answer?.ok ? answer.data : 'failed'))
    return () => {
      wanted = false
    }
  }, [postId])

  const list = typeof choices === 'object' ? choices : null
  const others = (list ?? []).filter((choice) => choice.language !== language)
  const isListed = others.some(({ id }) => id === translationId)
  return (
    <>
      <Field id="post-language" label={words.fieldLanguage} error={errorOf('language')}>
        {(field) => (
          <select {...field} {...register('language', { onChange: () => setValue('translationId', '') })}>
            {postLanguages.map((each) => (
              <option key={each} value={each}>
                {texts.languages[each]}
              </option>
            ))}
          </select>
        )}
      </Field>
      <Field id="post-category" label={words.fieldCategory} error={errorOf('category')}>
        {(field) => (
          <select {...field} {...register('category')}>
            <option value="">{words.none}</option>
            {postCategories.map((each) => (
              <option key={each} value={each}>
                {texts.categories[each]}
              </option>
            ))}
          </select>
        )}
      </Field>
      <div className="sm:col-span-2">
        <Field
          id="post-translation"
          label={words.fieldTranslation}
          error={errorOf('translationId')}
          hint={choices === 'failed' ? words.choicesFailed : words.translationHint}
        >
          {(field) => (
            <select
              {...field}
              value={translationId}
              onChange={(event) => setValue('translationId', event.target.value)}
            >
              <option value="">{words.none}</option>
              {/* What is linked now stays chosen while the list is still to come, or cannot be had. */}
              {translationId !== '' && !isListed && <option value={translationId}>{words.linkedPost}</option>}
              {others.map(({ id, title }) => (
                <option key={id} value={id}>
                  {title}
                </option>
              ))}
            </select>
          )}
        </Field>
      </div>
    </>
  )
}
