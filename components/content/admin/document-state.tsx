import { useTranslations } from 'next-intl'
import { Badge } from '@/components/ui/admin/badge'
import { StaffTime } from '@/components/ui/admin/staff-time'
import type { DocumentKey } from '@/lib/content/documents'
import { hasSample } from '@/lib/content/samples'
import type { DraftLine, VersionLine } from '@/lib/site-content/schema'

/** How a document stands, in badges and in words: what visitors read, what is to come, what is not published. */
export function DocumentStateLine({
  documentKey,
  live,
  scheduled,
  draft,
  isWaiting,
}: {
  documentKey: DocumentKey
  live: VersionLine | null
  scheduled: VersionLine | null
  draft: DraftLine | null
  /** Whether a change waits for a second admin. */
  isWaiting: boolean
}) {
  const t = useTranslations('Content.states')
  return (
    <div className="grid content-start gap-1.5">
      <p className="flex flex-wrap items-start gap-2">
        {live && <Badge tone="good">{t('published')}</Badge>}
        {!live &&
          (hasSample(documentKey) ? (
            <Badge tone="waiting">{t('sample')}</Badge>
          ) : (
            <Badge tone="quiet">{t('empty')}</Badge>
          ))}
        {scheduled && <Badge tone="active">{t('scheduled')}</Badge>}
        {draft && <Badge tone="waiting">{t('draft')}</Badge>}
        {isWaiting && <Badge tone="alert">{t('waiting')}</Badge>}
      </p>
      {(live || scheduled || draft) && (
        <ul className="text-small text-quiet">
          {live && (
            <li>
              {t('publishedAt')} <StaffTime iso={live.liveFrom} />, {live.madeBy}
            </li>
          )}
          {scheduled && (
            <li>
              {t('scheduledFor')} <StaffTime iso={scheduled.liveFrom} />, {scheduled.madeBy}.{' '}
              {t('scheduledHelp')}
            </li>
          )}
          {draft && (
            <li>
              {t('draftSaved')} <StaffTime iso={draft.savedAt} />, {draft.savedBy}
            </li>
          )}
        </ul>
      )}
    </div>
  )
}
