import { useLocale, useTranslations } from 'next-intl'
import { Button } from '@/components/ui/button'
import { Notice } from '@/components/ui/notice'
import { useLanguageNames } from '@/lib/i18n/language-names'
import type { Locale } from '@/lib/i18n/routing'
import { type Draft, type WaitingDraft, currentDraft, keptDrafts } from '@/lib/posts/editor/drafts'
import type { PostBase } from '@/lib/posts/editor/form'
import { formatRecent } from './date-format'
import { DraftOffer, useStored } from './draft-offer'
import { deletedServerDrafts } from './draft-sync'
import type { PostSaving } from './use-post-saving'

/** Unsaved text is back in the form; until a change it can be discarded. */
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

/** Says where the form's text is from if not the stored post, with the choices. */
export function DraftNotices({
  saving: { offer, restored, restore, discard, discardRestored },
  copiedFrom,
}: {
  saving: PostSaving
  /** The language of the translated post. */
  copiedFrom: Locale | undefined
}) {
  const t = useTranslations('Posts.editor')
  const languages = useLanguageNames()
  return (
    <>
      {offer && <DraftOffer at={offer.at} onRestore={() => restore(offer)} onDiscard={discard} />}
      {restored && <RestoredNotice draft={restored} onDiscard={discardRestored} />}
      {copiedFrom && <Notice variant="good">{t('copiedFrom', { language: languages(copiedFrom) })}</Notice>}
    </>
  )
}

/** A staff member's drafts on the server, and their reading time, ISO 8601. */
export interface ServerDrafts {
  readonly list: readonly WaitingDraft[]
  readonly readAt: string
}

/** The browser's drafts, and the posts whose server drafts this page deleted. */
interface Known {
  readonly inBrowser: readonly (WaitingDraft & { readonly sent?: boolean })[]
  readonly deleted: readonly string[]
}

function known(staffId: string): Known {
  const inBrowser = keptDrafts(staffId).map(({ input: { title }, ...draft }) => ({ ...draft, title }))
  return { inBrowser, deleted: deletedServerDrafts() }
}

/** One for each post, newest first. */
function allDrafts({ inBrowser, deleted }: Known, server: ServerDrafts | null): WaitingDraft[] {
  const onServer = (server?.list ?? []).filter(({ base }) => !deleted.includes(base.id))
  const ids = new Set([...inBrowser, ...onServer].map(({ base }) => base.id))
  const drafts = [...ids].map((id) => {
    const here = inBrowser.find(({ base }) => base.id === id) ?? null
    const there = onServer.find(({ base }) => base.id === id)
    // The server was read before this was typed.
    const isLater = here !== null && (server === null || here.at > server.readAt)
    return currentDraft(here, isLater ? there : (there ?? null))
  })
  return drafts.filter((draft) => draft !== null).sort((one, other) => other.at.localeCompare(one.at))
}

/** The staff member's unsaved drafts, to find again after losing a tab or changing devices. */
export function DraftList({
  staffId,
  server,
  busy,
  onOpen,
}: {
  staffId: string
  /** Null if loading failed. */
  server: ServerDrafts | null
  busy: boolean
  onOpen: (base: PostBase) => void
}) {
  const locale = useLocale()
  const t = useTranslations('Posts.editor')
  // The server knows neither these drafts nor this browser's time format.
  const stored = useStored(() => known(staffId))
  if (stored === null) return null
  const waiting = allDrafts(stored, server)
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
