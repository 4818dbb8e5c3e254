import { useLocale, useTranslations } from 'next-intl'
import { useSyncExternalStore } from 'react'
import { Button } from '@/components/ui/button'
import { formatRecent } from './date-format'

/** Offers to restore unsaved text. The form waits for the answer, so that neither version is lost. */
export function DraftOffer({
  at,
  onRestore,
  onDiscard,
}: {
  /** When it was typed, ISO 8601. */
  at: string
  onRestore: () => void
  onDiscard: () => void
}) {
  const locale = useLocale()
  const t = useTranslations('Posts.editor')
  return (
    <div role="alert" className="grid gap-4 rounded-card border-l-4 border-grain bg-clay px-5 py-4">
      <p className="font-semibold">{t('draftFound', { time: formatRecent(at, locale) })}</p>
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

function onStorage(changed: () => void) {
  window.addEventListener('storage', changed)
  return () => window.removeEventListener('storage', changed)
}

/** What `read` finds in the browser's storage; null on the server. */
export function useStored<Found>(read: () => Found): Found | null {
  // As JSON, an unchanged list is the same value.
  const snapshot = useSyncExternalStore(
    onStorage,
    () => JSON.stringify(read()),
    () => null,
  )
  return snapshot === null ? null : (JSON.parse(snapshot) as Found)
}
