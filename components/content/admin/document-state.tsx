import { useTranslations } from 'next-intl'
import { Badge } from '@/components/ui/admin/badge'
import { StaffTime } from '@/components/ui/admin/staff-time'
import { Link } from '@/components/ui/link'
import type { DocumentKey } from '@/lib/content/documents'
import { hasSample } from '@/lib/content/samples'
import { routes } from '@/lib/routes'
import { scheduledForm } from '@/lib/site-content/local-drafts'
import type { BankProposal, DraftLine, VersionLine } from '@/lib/site-content/schema'

/** A document's state in badges and words: live, scheduled, unpublished. */
export function DocumentStateLine({
  documentKey,
  live,
  scheduled,
  draft,
  proposal,
  isScheduledForm = false,
}: {
  documentKey: DocumentKey
  live: VersionLine | null
  scheduled: VersionLine | null
  draft: DraftLine | null
  /** Awaits a second admin. */
  proposal: BankProposal | null
  isScheduledForm?: boolean
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
        {proposal && <Badge tone="alert">{t('waiting')}</Badge>}
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
              {t('scheduledHelp')}{' '}
              {!isScheduledForm && (
                <Link href={routes.siteDocument(scheduledForm(documentKey))} className="text-link">
                  {t('scheduledOpen')}
                </Link>
              )}
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
