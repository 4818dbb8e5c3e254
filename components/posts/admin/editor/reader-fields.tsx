'use client'

import { useTranslations } from 'next-intl'
import { type UseFormReturn, useWatch } from 'react-hook-form'
import { Field } from '@/components/ui/field'
import type { Organisation } from '@/lib/content/organisation'
import { POST_LIMITS } from '@/lib/posts/fields'
import type { PostInput } from '@/lib/posts/form'
import { routes } from '@/lib/routes'
import { describe, headTitle, readable } from '@/lib/seo/describe'

/** What is said of the provider beside a post. */
export type Provider = Pick<Organisation, 'shortName' | 'mission'>

/** How a search engine may show the post, always as high as with the longest texts: nothing moves while somebody writes. */
function SearchPreview({
  form: { control },
  provider,
}: {
  form: UseFormReturn<PostInput>
  provider: Provider
}) {
  const t = useTranslations('Posts.editor')
  const [title, slug, excerpt, content, searchTitle, searchDescription, language] = useWatch({
    control,
    name: ['title', 'slug', 'excerpt', 'content', 'searchTitle', 'searchDescription', 'language'],
  })
  return (
    <figure className="min-h-[18.25rem] rounded-card border border-line bg-paper p-4" lang={language}>
      <figcaption className="text-small text-quiet">{t('searchPreview')}</figcaption>
      <p className="mt-2 truncate text-small text-quiet">{routes.post(slug)}</p>
      <p className="line-clamp-3 font-semibold wrap-anywhere text-vine">
        {headTitle(searchTitle || title || t('searchUntitled'), provider.shortName[language])}
      </p>
      <p className="line-clamp-5 text-small wrap-anywhere">
        {describe(searchDescription, excerpt, readable(content), provider.mission[language])}
      </p>
    </figure>
  )
}

interface Props {
  form: UseFormReturn<PostInput>
  errorOf: (name: keyof PostInput) => string | undefined
}

function TextField({
  form: { register },
  errorOf,
  name,
  hint,
}: Props & { name: 'authorName' | 'authorRole' | 'searchTitle'; hint: string }) {
  const t = useTranslations('Posts.editor')
  return (
    <Field id={`post-${name}`} label={t(`fields.${name}`)} error={errorOf(name)} hint={hint}>
      {(control) => <input {...control} {...register(name)} maxLength={POST_LIMITS[name]} />}
    </Field>
  )
}

/** What readers are told of a post: who wrote it, and whether it needs care. */
export function AuthorFields(props: Props) {
  const t = useTranslations('Posts.editor')
  const { control, setValue } = props.form
  const isSensitive = useWatch({ control, name: 'isSensitive' })
  return (
    <>
      <TextField {...props} name="authorName" hint={t('authorNameHint')} />
      <TextField {...props} name="authorRole" hint={t('authorRoleHint')} />
      <label className="flex min-h-11 items-start gap-3">
        <input
          type="checkbox"
          checked={isSensitive === 'yes'}
          onChange={({ target }) =>
            setValue('isSensitive', target.checked ? 'yes' : '', { shouldDirty: true })
          }
          className="mt-1.5 size-5 shrink-0 accent-vine"
        />
        <span>
          <span className="block font-semibold">{t('fields.isSensitive')}</span>
          <span className="block text-small text-quiet">{t('sensitiveHint')}</span>
        </span>
      </label>
    </>
  )
}

/** How search engines are asked to show a post. */
export function SearchFields({ provider, ...props }: Props & { provider: Provider }) {
  const t = useTranslations('Posts.editor')
  const { form, errorOf } = props
  return (
    <>
      <TextField {...props} name="searchTitle" hint={t('searchTitleHint')} />
      <Field
        id="post-searchDescription"
        label={t('fields.searchDescription')}
        error={errorOf('searchDescription')}
        hint={t('searchDescriptionHint')}
      >
        {(control) => (
          <textarea
            {...control}
            {...form.register('searchDescription')}
            rows={2}
            maxLength={POST_LIMITS.searchDescription}
          />
        )}
      </Field>
      <SearchPreview form={form} provider={provider} />
    </>
  )
}
