import { useLocale, useTranslations } from 'next-intl'
import dynamic from 'next/dynamic'
import { useState } from 'react'
import { useFormContext } from 'react-hook-form'
import { Button } from '@/components/ui/button'
import { Disclosure } from '@/components/ui/admin/disclosure'
import { Notice } from '@/components/ui/notice'
import { Spinner } from '@/components/ui/admin/spinner'
import type { PostInput } from '@/lib/posts/editor/form'
import type { RevisionLine } from '@/lib/posts/schema'
import { formatRecent } from '../date-format'
import { inputOf } from '../open-post'
import { readPost } from '../read-post'

// Loads the code that compares texts on demand.
const DifferenceView = dynamic(() => import('./difference-view').then((module) => module.DifferenceView))

/** A former version, and the form when it was opened. */
interface Comparison {
  readonly version: number
  readonly older: PostInput
  readonly newer: PostInput
}

function RevisionList({
  revisions,
  onCompare,
}: {
  revisions: readonly RevisionLine[]
  onCompare: (version: number) => void
}) {
  const locale = useLocale()
  const t = useTranslations('Posts.editor')
  if (revisions.length === 0) return <p className="text-quiet">{t('revisionsNone')}</p>
  return (
    <ul className="max-h-96 divide-y divide-line overflow-y-auto" tabIndex={0} aria-label={t('revisions')}>
      {revisions.map(({ version, savedAt, savedBy }) => (
        <li key={version} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-3 pl-1">
          <span className="min-w-0">
            <span className="font-semibold">{t('revision', { version })}</span>
            <span className="block text-small break-words text-quiet">
              {formatRecent(savedAt, locale)} · {savedBy ?? t('somebody')}
            </span>
          </span>
          <Button variant="quiet" aria-label={t('compareOf', { version })} onClick={() => onCompare(version)}>
            {t('compare')}
          </Button>
        </li>
      ))}
    </ul>
  )
}

/** A post's former versions: author, time, changes since, and a button to restore each. */
export function RevisionsPanel({
  postId,
  onRestore,
}: {
  postId: string
  onRestore: (input: PostInput) => void
}) {
  const t = useTranslations('Posts.editor')
  const { getValues } = useFormContext<PostInput>()
  const [revisions, setRevisions] = useState<readonly RevisionLine[] | 'loading' | 'failed'>('loading')
  const [comparison, setComparison] = useState<Comparison | null>(null)
  const [message, setMessage] = useState<{ variant: 'good' | 'alert'; text: string } | null>(null)

  async function load() {
    const answer = await readPost('revisions', postId)
    setRevisions(answer.ok ? answer.data : 'failed')
  }

  async function compare(version: number) {
    setMessage(null)
    const answer = await readPost('revision', postId, version)
    if (!answer.ok) return setMessage({ variant: 'alert', text: t('revisionsFailed') })
    const newer = getValues()
    // Restores the writing; address, status and moment stay.
    const { status, slug, publishedAt, translationId } = newer
    const older = { ...inputOf(answer.data, translationId), status, slug, publishedAt }
    setComparison({ version, older, newer })
  }

  function restore({ version, older }: Comparison) {
    if (!window.confirm(t('restoreQuestion'))) return
    onRestore(older)
    setComparison(null)
    setMessage({ variant: 'good', text: t('restored', { version }) })
  }

  return (
    <Disclosure title={t('revisions')} onOpen={load}>
      {message && <Notice variant={message.variant}>{message.text}</Notice>}
      {revisions === 'loading' && <Spinner label={t('revisionsLoading')} />}
      {revisions === 'failed' && <Notice variant="alert">{t('revisionsFailed')}</Notice>}
      {typeof revisions === 'object' && <RevisionList revisions={revisions} onCompare={compare} />}
      {comparison && (
        <section aria-label={t('differenceTitle')} className="grid gap-4 border-t border-line pt-4">
          <p className="font-semibold">{t('differenceOf', { version: comparison.version })}</p>
          <DifferenceView older={comparison.older} newer={comparison.newer} />
          <div className="flex flex-wrap gap-3">
            <Button onClick={() => restore(comparison)}>{t('restore')}</Button>
            <Button variant="quiet" onClick={() => setComparison(null)}>
              {t('hideDifference')}
            </Button>
          </div>
        </section>
      )}
    </Disclosure>
  )
}
