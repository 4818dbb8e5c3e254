import { useTranslations } from 'next-intl'
import { difference } from '@/lib/posts/editor/diff'
import { type PostInput, postFields } from '@/lib/posts/editor/form'
import { useLanguageNames } from '@/lib/i18n/language-names'
import { DifferenceParts } from './difference-parts'
import { usePostPart } from '../read-post'

/** The differences between two states of the form by field, in words as well as colours. */
export function DifferenceView({ older, newer }: { older: PostInput; newer: PostInput }) {
  const t = useTranslations('Posts.editor')
  const languages = useLanguageNames()
  const categories = useTranslations('Posts.categories')
  const isLinkedAnew = older.translationId !== newer.translationId
  const before = usePostPart('title', isLinkedAnew ? older.translationId : '')
  const now = usePostPart('title', isLinkedAnew ? newer.translationId : '')

  /** As readers see it. */
  function shown(name: keyof PostInput, input: PostInput, linked: typeof now): string {
    if (name === 'status') return t(`statuses.${input.status}`)
    if (name === 'language') return languages(input.language)
    if (name === 'category') return input.category && categories(input.category)
    if (name === 'isSensitive') return input.isSensitive && t('yes')
    if (name === 'publishedAt') return input.publishedAt.replace('T', ' ')
    if (name === 'translationId') return input[name] && (linked?.ok ? linked.data : t('linkedPost'))
    return input[name]
  }

  const changes = postFields.flatMap((name) => {
    const parts = difference(shown(name, older, before), shown(name, newer, now))
    return parts ? [{ name, parts }] : []
  })
  if (changes.length === 0) return <p className="text-quiet">{t('noDifference')}</p>
  return (
    <dl className="grid gap-4">
      {changes.map(({ name, parts }) => (
        <div key={name} className="grid gap-1">
          <dt className="text-small font-semibold">{t(`fields.${name}`)}</dt>
          <dd className="rounded-lg border border-line bg-paper p-4 text-small break-words whitespace-pre-wrap">
            <DifferenceParts parts={parts} />
          </dd>
        </div>
      ))}
    </dl>
  )
}
