'use client'

import { zodResolver } from '@hookform/resolvers/zod'
import { X } from 'lucide-react'
import { useState } from 'react'
import { useForm, useWatch } from 'react-hook-form'
import { Button } from '@/components/ui/button'
import { Field } from '@/components/ui/field'
import { Notice } from '@/components/ui/notice'
import { savePost } from '@/lib/posts/actions'
import {
  POST_LIMITS,
  type PostActionCode,
  type PostFieldCode,
  type PostInput,
  postSchema,
} from '@/lib/posts/schema'
import { slugify } from '@/lib/posts/slug'
import { ContentField } from './content-field'
import type { EditorTexts } from './editor-texts'
import { SaveNotice } from './save-notice'

/** A post to edit, or an empty form for a new one (id null). */
export interface EditorStart {
  readonly id: string | null
  readonly input: PostInput
}

export const EMPTY_POST: EditorStart = {
  id: null,
  input: { title: '', slug: '', featuredImage: '', excerpt: '', content: '', status: 'draft' },
}

/**
 * The form of Blog Admin (specification, section 2). Typing a title fills the slug until the slug is written by hand.
 * No error, of whatever kind, takes away what was typed.
 */
export function PostEditor({
  start,
  texts,
  onClose,
  onSaved,
}: {
  start: EditorStart
  texts: EditorTexts
  onClose: () => void
  onSaved: () => void
}) {
  const [failure, setFailure] = useState<PostActionCode | null>(null)
  const [ownSlug, setOwnSlug] = useState(start.id !== null)
  const { register, handleSubmit, control, setValue, setError, formState } = useForm<PostInput>({
    resolver: zodResolver(postSchema, undefined, { raw: true }),
    defaultValues: start.input,
  })
  const slug = useWatch({ control, name: 'slug' })
  const errorOf = (name: keyof PostInput) => {
    const code = formState.errors[name]?.message as PostFieldCode | undefined
    return code && texts.fieldErrors[code]
  }

  async function save(input: PostInput) {
    setFailure(null)
    const answer = await savePost(start.id, input).catch(() => ({ ok: false, code: 'failed' }) as const)
    if (answer.ok) return onSaved()
    const fields = 'fields' in answer ? (answer.fields ?? {}) : {}
    for (const [name, code] of Object.entries(fields))
      setError(name as keyof PostInput, { message: code }, { shouldFocus: true })
    setFailure(answer.code)
  }

  const missing = [formState.errors.title, formState.errors.content].some(
    (error) => error?.message === 'titleAndContentRequired',
  )
  const busy = formState.isSubmitting
  return (
    <form
      onSubmit={handleSubmit(save)}
      noValidate
      className="grid gap-6 rounded-card border border-line bg-raised p-5 sm:p-8"
    >
      <div className="flex items-start justify-between gap-4">
        <h2 className="text-h3">{start.id === null ? texts.createTitle : texts.editTitle}</h2>
        <button
          type="button"
          aria-label={texts.close}
          onClick={onClose}
          className="-mt-2 -mr-2 grid size-11 shrink-0 place-items-center rounded-full hover:bg-clay"
        >
          <X className="size-6" aria-hidden />
        </button>
      </div>
      {missing && <Notice look="alert">{texts.failures.titleAndContentRequired}</Notice>}
      {!missing && failure && <SaveNotice code={failure} texts={texts} />}
      <div className="grid gap-6 lg:grid-cols-2">
        <Field id="post-title" label={texts.fieldTitle} error={errorOf('title')}>
          {(field) => (
            <input
              {...field}
              {...register('title', {
                onChange: (event) =>
                  !ownSlug &&
                  setValue('slug', slugify(event.target.value), { shouldValidate: formState.isSubmitted }),
              })}
              required
              maxLength={POST_LIMITS.title}
              autoFocus
            />
          )}
        </Field>
        <Field
          id="post-slug"
          label={texts.fieldSlug}
          error={errorOf('slug')}
          hint={texts.slugHint.replace('{address}', `/blog/${slug}`)}
        >
          {(field) => (
            <input
              {...field}
              {...register('slug', { onChange: (event) => setOwnSlug(event.target.value !== '') })}
              required
              maxLength={POST_LIMITS.slug}
              autoCapitalize="none"
              spellCheck={false}
            />
          )}
        </Field>
      </div>
      <Field id="post-image" label={texts.fieldImage} error={errorOf('featuredImage')} hint={texts.imageHint}>
        {(field) => (
          <input
            {...field}
            {...register('featuredImage')}
            inputMode="url"
            maxLength={POST_LIMITS.featuredImage}
            autoCapitalize="none"
            spellCheck={false}
          />
        )}
      </Field>
      <Field id="post-excerpt" label={texts.fieldExcerpt} error={errorOf('excerpt')} hint={texts.excerptHint}>
        {(field) => <textarea {...field} {...register('excerpt')} rows={3} maxLength={POST_LIMITS.excerpt} />}
      </Field>
      <ContentField
        control={control}
        registration={register('content')}
        error={errorOf('content')}
        texts={texts}
      />
      <Field id="post-status" label={texts.fieldStatus} error={errorOf('status')}>
        {(field) => (
          <select {...field} {...register('status')} className={`${field.className} max-w-xs`}>
            <option value="draft">{texts.draft}</option>
            <option value="published">{texts.published}</option>
          </select>
        )}
      </Field>
      <div className="flex flex-wrap gap-3 border-t border-line pt-6">
        <Button type="submit" disabled={busy}>
          {busy ? texts.saving : start.id === null ? texts.create : texts.update}
        </Button>
        <Button look="quiet" onClick={onClose} disabled={busy}>
          {texts.cancel}
        </Button>
      </div>
    </form>
  )
}
