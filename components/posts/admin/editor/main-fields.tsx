import { useTranslations } from 'next-intl'
import { useFormContext } from 'react-hook-form'
import { localePath } from '@/lib/i18n/paths'
import { POST_LIMITS, slugify } from '@/lib/posts/fields'
import type { PostInput } from '@/lib/posts/editor/form'
import { routes } from '@/lib/routes'
import { PostField, usePostValues } from './post-field'

function CharactersLeft({ name }: { name: 'title' | 'excerpt' }) {
  const t = useTranslations('Posts.editor')
  const [text] = usePostValues(name)
  return <span>{t('charactersLeft', { count: POST_LIMITS[name] - text.length })}</span>
}

/**
 * The title, in title size; long ones wrap, and Enter moves on to the text. It fills in the slug while empty or, in a
 * new post, still derived from the title.
 */
export function TitleField({ isNew }: { isNew: boolean }) {
  const { register, setValue, formState } = useFormContext<PostInput>()
  const [slug, title] = usePostValues('slug', 'title')
  const follows = slug === '' || (isNew && slug === slugify(title))
  function take({ target }: { target: HTMLTextAreaElement }) {
    const oneLine = target.value.replace(/\s*[\r\n]+\s*/g, ' ')
    if (oneLine !== target.value) setValue('title', oneLine)
    const given = slugify(oneLine)
    if (follows && given !== slug) setValue('slug', given, { shouldValidate: formState.isSubmitted })
  }
  return (
    // Label and characters left share the line above the title.
    <div className="*:grid-cols-[minmax(0,1fr)_auto] *:gap-y-0.5 [&_[id$=-error]]:col-span-2 [&_[id$=-error]]:row-start-3 [&_[id$=-hint]]:col-start-2 [&_[id$=-hint]]:row-start-1 [&_label]:text-small [&_label]:text-quiet [&_textarea]:col-span-2 [&_textarea]:row-start-2">
      <PostField name="title" hint={<CharactersLeft name="title" />}>
        {(field) => (
          <textarea
            {...field}
            // Notices on blur a value filled in without an event.
            {...register('title', { onChange: take, onBlur: take })}
            rows={1}
            required
            maxLength={POST_LIMITS.title}
            autoFocus
            onKeyDown={(event) => {
              if (event.key !== 'Enter' || event.ctrlKey || event.metaKey || event.nativeEvent.isComposing)
                return
              event.preventDefault()
              const text = event.currentTarget.form?.elements.namedItem('content')
              if (text instanceof HTMLElement) text.focus()
            }}
            className="-mx-2 field-sizing-content w-[calc(100%+1rem)] resize-none rounded-lg bg-transparent px-2 text-[1.625rem] leading-tight font-semibold text-ink outline-offset-0 aria-invalid:outline-alert"
          />
        )}
      </PostField>
    </div>
  )
}

/** The excerpt, for lists. */
export function ExcerptField() {
  const t = useTranslations('Posts.editor')
  const { register } = useFormContext<PostInput>()
  return (
    <PostField
      name="excerpt"
      hint={
        <>
          {t('excerptHint')} <CharactersLeft name="excerpt" />
        </>
      }
    >
      {(field) => <textarea {...field} {...register('excerpt')} rows={3} maxLength={POST_LIMITS.excerpt} />}
    </PostField>
  )
}

/** The slug, with the address that it gives. */
export function SlugField() {
  const t = useTranslations('Posts.editor')
  const [slug, language] = usePostValues('slug', 'language')
  const address = localePath(routes.post(slug), language)
  return (
    <PostField
      name="slug"
      hint={<span className="wrap-anywhere">{t('slugHint', { address })}</span>}
      required
      autoCapitalize="none"
      spellCheck={false}
    />
  )
}
