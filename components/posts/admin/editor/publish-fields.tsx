'use client'

import { type UseFormReturn, useWatch } from 'react-hook-form'
import { Field } from '@/components/ui/field'
import { fromLocalTime, isLocalTime } from '@/lib/posts/schedule'
import type { PostInput } from '@/lib/posts/schema'
import type { EditorTexts } from './editor-texts'
import { providerTime } from './moments'

/** Whether and when the post goes out, with a sentence that says what will happen. */
export function PublishFields({
  form: { control, register },
  errorOf,
  texts,
}: {
  form: UseFormReturn<PostInput>
  errorOf: (name: keyof PostInput) => string | undefined
  texts: EditorTexts
}) {
  const [status, publishedAt] = useWatch({ control, name: ['status', 'publishedAt'] })
  const words = texts.editor

  function sentence(): string {
    if (!isLocalTime(publishedAt)) return status === 'draft' ? words.draftStays : words.goesOutNow
    const iso = fromLocalTime(publishedAt)
    const isOver = Date.parse(iso) <= new Date().getTime()
    const pattern = status === 'draft' ? words.draftWithTime : isOver ? words.wentOut : words.goesOutAt
    return pattern.replace('{time}', providerTime(iso, texts.locale))
  }

  return (
    <>
      <Field id="post-status" label={texts.fieldStatus} error={errorOf('status')}>
        {(field) => (
          <select {...field} {...register('status')}>
            <option value="draft">{texts.draft}</option>
            <option value="published">{texts.published}</option>
          </select>
        )}
      </Field>
      <Field
        id="post-goes-out"
        label={words.fieldPublishedAt}
        error={errorOf('publishedAt')}
        hint={<span aria-live="polite">{sentence()}</span>}
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
