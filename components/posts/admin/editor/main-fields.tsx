'use client'

import { useTranslations } from 'next-intl'
import { type Control, type UseFormReturn, useWatch } from 'react-hook-form'
import { Field } from '@/components/ui/field'
import { localePath } from '@/lib/i18n/paths'
import { POST_LIMITS, slugify } from '@/lib/posts/fields'
import type { PostInput } from '@/lib/posts/form'
import { routes } from '@/lib/routes'

interface Props {
  form: UseFormReturn<PostInput>
  errorOf: (name: keyof PostInput) => string | undefined
}

/** How many characters a field still takes. */
function CharactersLeft({ control, name }: { control: Control<PostInput>; name: 'title' | 'excerpt' }) {
  const t = useTranslations('Posts.editor')
  const text = useWatch({ control, name })
  return <span>{t('charactersLeft', { count: POST_LIMITS[name] - text.length })}</span>
}

/**
 * The title, in the size of a title; a long one takes several lines, and Enter goes on to the text. It fills the slug as
 * long as that is empty, or of a new post and what the title gives.
 */
export function TitleField({
  form: { control, register, setValue, formState },
  errorOf,
  isNew,
}: Props & { isNew: boolean }) {
  const t = useTranslations('Posts.editor')
  const [slug, title] = useWatch({ control, name: ['slug', 'title'] })
  const follows = slug === '' || (isNew && slug === slugify(title))
  function take({ target }: { target: HTMLTextAreaElement }) {
    const oneLine = target.value.replace(/\s*[\r\n]+\s*/g, ' ')
    if (oneLine !== target.value) setValue('title', oneLine)
    const given = slugify(oneLine)
    if (follows && given !== slug) setValue('slug', given, { shouldValidate: formState.isSubmitted })
  }
  return (
    <div className="[&_label]:text-small [&_label]:text-quiet">
      <Field
        id="post-title"
        label={t('fields.title')}
        error={errorOf('title')}
        hint={<CharactersLeft control={control} name="title" />}
      >
        {(field) => (
          <textarea
            {...field}
            // What was filled in without an event is noticed when the field is left.
            {...register('title', { onChange: take, onBlur: take })}
            rows={1}
            required
            maxLength={POST_LIMITS.title}
            autoFocus
            onKeyDown={(event) => {
              if (event.key !== 'Enter' || event.nativeEvent.isComposing) return
              event.preventDefault()
              const text = event.currentTarget.form?.elements.namedItem('content')
              if (text instanceof HTMLElement) text.focus()
            }}
            className="-mx-2 field-sizing-content w-[calc(100%+1rem)] resize-none rounded-lg bg-transparent px-2 font-display text-h2 font-semibold text-ink outline-offset-0 aria-invalid:outline-alert"
          />
        )}
      </Field>
    </div>
  )
}

/** How lists and addresses name the post: the excerpt and the slug. */
export function ListingFields({ form: { control, register }, errorOf }: Props) {
  const t = useTranslations('Posts.editor')
  const [slug, language] = useWatch({ control, name: ['slug', 'language'] })
  return (
    <>
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
      <Field
        id="post-slug"
        label={t('fields.slug')}
        error={errorOf('slug')}
        hint={
          <span className="wrap-anywhere">
            {t('slugHint', { address: localePath(routes.post(slug), language) })}
          </span>
        }
      >
        {(field) => (
          <input
            {...field}
            {...register('slug')}
            required
            maxLength={POST_LIMITS.slug}
            autoCapitalize="none"
            spellCheck={false}
          />
        )}
      </Field>
    </>
  )
}
