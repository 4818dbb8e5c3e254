import { useTranslations } from 'next-intl'
import { useFormContext } from 'react-hook-form'
import type { Organisation } from '@/lib/content/documents/organisation'
import { readable } from '@/lib/markdown/readable'
import { POST_LIMITS } from '@/lib/posts/fields'
import type { PostInput } from '@/lib/posts/editor/form'
import { routes } from '@/lib/routes'
import { describe, documentTitle } from '@/lib/seo/describe'
import { PostField, usePostValues } from './post-field'

/** The provider's details shown beside a post. */
export type Provider = Pick<Organisation, 'shortName' | 'mission'>

/** Always as high as with the longest texts, so that typing moves nothing. */
function SearchPreview({ provider }: { provider: Provider }) {
  const t = useTranslations('Posts.editor')
  const [title, slug, excerpt, content, searchTitle, searchDescription, language] = usePostValues(
    'title',
    'slug',
    'excerpt',
    'content',
    'searchTitle',
    'searchDescription',
    'language',
  )
  return (
    <figure className="min-h-[18.25rem] rounded-card border border-line bg-paper p-4" lang={language}>
      <figcaption className="text-small text-quiet">{t('searchPreview')}</figcaption>
      <p className="mt-2 truncate text-small text-quiet">{routes.post(slug)}</p>
      <p className="line-clamp-3 font-semibold wrap-anywhere text-vine">
        {documentTitle(searchTitle || title || t('searchUntitled'), provider.shortName[language])}
      </p>
      <p className="line-clamp-5 text-small wrap-anywhere">
        {describe(searchDescription, excerpt, readable(content), provider.mission[language])}
      </p>
    </figure>
  )
}

/** The author of a post, and whether it needs care. */
export function AuthorFields() {
  const t = useTranslations('Posts.editor')
  const { setValue } = useFormContext<PostInput>()
  const [isSensitive] = usePostValues('isSensitive')
  return (
    <>
      <PostField name="authorName" hint={t('authorNameHint')} />
      <PostField name="authorRole" hint={t('authorRoleHint')} />
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

/** The title and description for search engines. */
export function SearchFields({ provider }: { provider: Provider }) {
  const t = useTranslations('Posts.editor')
  const { register } = useFormContext<PostInput>()
  return (
    <>
      <PostField name="searchTitle" hint={t('searchTitleHint')} />
      <PostField name="searchDescription" hint={t('searchDescriptionHint')}>
        {(field) => (
          <textarea
            {...field}
            {...register('searchDescription')}
            rows={2}
            maxLength={POST_LIMITS.searchDescription}
          />
        )}
      </PostField>
      <SearchPreview provider={provider} />
    </>
  )
}
