'use client'

import { useTranslations } from 'next-intl'
import { useStored } from '@/components/posts/admin/editor/draft-offer'
import { StaffTime } from '@/components/ui/admin/staff-time'
import { Link } from '@/components/ui/link'
import { routes } from '@/lib/routes'
import { localDrafts } from '@/lib/site-content/local-drafts'

/** The staff member's unsaved texts in this browser, so that a lost tab can be found again. */
export function LocalDraftList({ staffId }: { staffId: string }) {
  const t = useTranslations('Content')
  const lines = useStored(() => localDrafts.all(staffId).map(({ key, at }) => ({ key, at })))
  if (!lines || lines.length === 0) return null
  return (
    <ul className="grid gap-3">
      {lines.map(({ key, at }) => (
        <li key={key} className="rounded-card border-l-4 border-grain bg-clay px-5 py-3">
          {t('kept.found')} <StaffTime iso={at} />:{' '}
          <Link href={routes.siteDocument(key)} className="font-semibold underline">
            {t(`documents.${key.split('?')[0] as 'home'}.name`)}
          </Link>
        </li>
      ))}
    </ul>
  )
}
