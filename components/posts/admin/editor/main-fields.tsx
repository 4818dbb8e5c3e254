'use client'

import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { type Control, type UseFormReturn, useWatch } from 'react-hook-form'
import { Field } from '@/components/ui/field'
import { localePath } from '@/lib/i18n/paths'
import { POST_LIMITS, slugify } from '@/lib/posts/fields'
import type { PostInput } from '@/lib/posts/form'
import { routes } from '@/lib/routes'
import { FeaturedPicture } from './featured-picture'
import type { Uploads } from './uploads'

/** How many characters a field still takes. */
function CharactersLeft({ control, name }: { control: Control<PostInput>; name: 'title' | 'excerpt' }) {
  const t = useTranslations('Posts.editor')
  const text = useWatch({ control, name })
  return <span>{t('charactersLeft', { count: POST_LIMITS[name] - text.length })}</span>
}

/** Title, slug, featured picture and excerpt. Typing a title fills the slug until the slug is written by hand. */
export function MainFields({
  form: { control, register, setValue, formState },
  isNew,
  pictures,
  errorOf,
}: {
  form: UseFormReturn<PostInput>
  isNew: boolean
  pictures: Uploads
  errorOf: (name: keyof PostInput) => string | undefined
}) {
  const t = useTranslations('Posts.editor')
  const [slug, title, language] = useWatch({ control, name: ['slug', 'title', 'language'] })
  // A slug that is not what the title gives was written by hand, also in a draft that was restored.
  const [ownSlug, setOwnSlug] = useState(!isNew || slug !== slugify(title))
  return (
    <>
      <div className="grid gap-6 lg:grid-cols-2">
        <Field
          id="post-title"
          label={t('fields.title')}
          error={errorOf('title')}
          hint={<CharactersLeft control={control} name="title" />}
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
          label={t('fields.slug')}
          error={errorOf('slug')}
          hint={t('slugHint', { address: localePath(routes.post(slug), language) })}
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
        onUse={(address, alt) => {
          setValue('featuredImage', address, { shouldValidate: formState.isSubmitted })
          setValue('featuredImageAlt', alt)
        }}
      >
        <Field
          id="post-image"
          label={t('fields.featuredImage')}
          error={errorOf('featuredImage')}
          hint={t('imageHint')}
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
          label={t('fields.featuredImageAlt')}
          error={errorOf('featuredImageAlt')}
          hint={t('imageAltHint')}
        >
          {(field) => (
            <input {...field} {...register('featuredImageAlt')} maxLength={POST_LIMITS.featuredImageAlt} />
          )}
        </Field>
      </FeaturedPicture>
      <Field
        id="post-excerpt"
        label={t('fields.excerpt')}
        error={errorOf('excerpt')}
        hint={
          <>
            {t('excerptHint')} <CharactersLeft control={control} name="excerpt" />
          </>
        }
      >
        {(field) => <textarea {...field} {...register('excerpt')} rows={3} maxLength={POST_LIMITS.excerpt} />}
      </Field>
    </>
  )
}
