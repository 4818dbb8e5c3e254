'use client'

import { useState } from 'react'
import { type UseFormReturn, useWatch } from 'react-hook-form'
import { Field } from '@/components/ui/field'
import { localePath } from '@/lib/i18n/paths'
import { POST_LIMITS, type PostInput } from '@/lib/posts/schema'
import { slugify } from '@/lib/posts/slug'
import type { EditorTexts } from './editor-texts'
import { CharactersLeft } from './characters-left'
import { FeaturedPicture } from './featured-picture'
import type { Uploads } from './use-uploads'

/** Title, slug, featured picture and excerpt. Typing a title fills the slug until the slug is written by hand. */
export function MainFields({
  form: { control, register, setValue, formState },
  isNew,
  pictures,
  errorOf,
  texts,
}: {
  form: UseFormReturn<PostInput>
  isNew: boolean
  pictures: Uploads
  errorOf: (name: keyof PostInput) => string | undefined
  texts: EditorTexts
}) {
  const [slug, title, language] = useWatch({ control, name: ['slug', 'title', 'language'] })
  // A slug that is not what the title gives was written by hand, also in a draft that was restored.
  const [ownSlug, setOwnSlug] = useState(!isNew || slug !== slugify(title))
  return (
    <>
      <div className="grid gap-6 lg:grid-cols-2">
        <Field
          id="post-title"
          label={texts.fieldTitle}
          error={errorOf('title')}
          hint={<CharactersLeft control={control} name="title" texts={texts} />}
        >
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
          hint={texts.slugHint.replace('{address}', localePath(`/blog/${slug}`, language))}
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
      <FeaturedPicture
        pictures={pictures}
        texts={texts}
        onUse={(address, alt) => {
          setValue('featuredImage', address, { shouldValidate: formState.isSubmitted })
          setValue('featuredImageAlt', alt)
        }}
      >
        <Field
          id="post-image"
          label={texts.fieldImage}
          error={errorOf('featuredImage')}
          hint={texts.imageHint}
        >
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
        <Field
          id="post-image-alt"
          label={texts.editor.fieldImageAlt}
          error={errorOf('featuredImageAlt')}
          hint={texts.editor.imageAltHint}
        >
          {(field) => (
            <input {...field} {...register('featuredImageAlt')} maxLength={POST_LIMITS.featuredImageAlt} />
          )}
        </Field>
      </FeaturedPicture>
      <Field
        id="post-excerpt"
        label={texts.fieldExcerpt}
        error={errorOf('excerpt')}
        hint={
          <>
            {texts.excerptHint} <CharactersLeft control={control} name="excerpt" texts={texts} />
          </>
        }
      >
        {(field) => <textarea {...field} {...register('excerpt')} rows={3} maxLength={POST_LIMITS.excerpt} />}
      </Field>
    </>
  )
}
