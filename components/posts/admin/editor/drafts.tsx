'use client'

import { useLocale, useTranslations } from 'next-intl'
import { useSyncExternalStore } from 'react'
import { Button } from '@/components/ui/button'
import { Notice } from '@/components/ui/notice'
import type { Locale } from '@/lib/i18n/routing'
import { type Draft, keptDrafts } from '@/lib/posts/drafts'
import type { PostBase } from '@/lib/posts/form'
import { formatRecent } from './date-format'
import type { usePostSaving } from './use-post-saving'

/** Offers back what was typed and never saved. The form waits for the answer, so that neither text is lost. */
function DraftOffer({
  draft,
  onRestore,
  onDiscard,
}: {
  draft: Draft
  onRestore: () => void
  onDiscard: () => void
}) {
  const locale = useLocale()
  const t = useTranslations('Posts.editor')
  return (
    <div role="alert" className="grid gap-4 rounded-card border-l-4 border-grain bg-clay px-5 py-4">
      <p className="font-semibold">{t('draftFound', { time: formatRecent(draft.at, locale) })}</p>
      <div className="flex flex-wrap gap-3">
        <Button onClick={onRestore} autoFocus>
          {t('draftRestore')}
        </Button>
        <Button variant="quiet" onClick={onDiscard}>
          {t('draftDiscard')}
        </Button>
      </div>
    </div>
  )
}

/** Says that what was typed and never saved is in the form again; until something is changed it can be discarded. */
function RestoredNotice({ draft, onDiscard }: { draft: Draft; onDiscard: () => void }) {
  const locale = useLocale()
  const t = useTranslations('Posts.editor')
  return (
    <div
      role="status"
      className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 rounded-card border-l-4 border-grain bg-clay px-5 py-3"
    >
      <p className="font-semibold">{t('draftRestored', { time: formatRecent(draft.at, locale) })}</p>
      <Button variant="quiet" onClick={onDiscard}>
        {t('draftDiscard')}
      </Button>
    </div>
  )
}

/** Says where the text in the form comes from, where it is not as it is stored, and offers what can be done about it. */
export function DraftNotices({
  saving: { offer, restored, restore, discard, discardRestored },
  copiedFrom,
}: {
  saving: ReturnType<typeof usePostSaving>
  /** The language of the post that a new one repeats. */
  copiedFrom: Locale | undefined
}) {
  const t = useTranslations('Posts.editor')
  return (
    <>
      {offer && <DraftOffer draft={offer} onRestore={() => restore(offer)} onDiscard={discard} />}
      {restored && <RestoredNotice draft={restored} onDiscard={discardRestored} />}
      {copiedFrom && <Notice variant="good">{t(`copiedFrom.${copiedFrom}`)}</Notice>}
    </>
  )
}

function onStorage(changed: () => void) {
  window.addEventListener('storage', changed)
  return () => window.removeEventListener('storage', changed)
}

interface Waiting {
  readonly base: PostBase
  readonly title: string
  readonly at: string
}

/** Lists the staff member's unsaved drafts in this browser: whoever lost a tab need not remember which post it was. */
export function DraftList({
  staffId,
  busy,
  onOpen,
}: {
  staffId: string
  busy: boolean
  onOpen: (base: PostBase) => void
}) {
  const locale = useLocale()
  const t = useTranslations('Posts.editor')
  // A snapshot is JSON, so that an unchanged list is the same value.
  const snapshot = useSyncExternalStore(
    onStorage,
    () =>
      JSON.stringify(
        keptDrafts(staffId).map(({ at, base, input }): Waiting => ({ at, base, title: input.title })),
      ),
    () => '[]',
  )
  const waiting = JSON.parse(snapshot) as Waiting[]
  if (waiting.length === 0) return null
  return (
    <ul className="grid gap-3">
      {waiting.map(({ base, title, at }) => (
        <li
          key={base.id}
          className="flex flex-wrap items-center justify-between gap-3 rounded-card border-l-4 border-grain bg-clay px-5 py-3"
        >
          <span className="min-w-0">
            {t('draftWaiting', {
              time: formatRecent(at, locale),
              title: title.trim() || t('draftUntitled'),
            })}
          </span>
          <Button variant="quiet" disabled={busy} onClick={() => onOpen(base)}>
            {t('draftOpen')}
          </Button>
        </li>
      ))}
    </ul>
  )
}
