'use client'

import { useLocale, useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { Button } from '@/components/ui/button'
import { localePath } from '@/lib/i18n/paths'
import { deleteSubmission, notSpam } from '@/lib/leads/admin-actions'
import type { SpamReason } from '@/lib/leads/schema'
import { routes } from '@/lib/routes'
import { useListActions } from './list-message'

/** A spam submission; the server renders its `details`. */
export interface SpamItem {
  readonly id: string
  readonly name: string
  readonly reason: SpamReason
  readonly details: ReactNode
}

/** The spam submissions, each with the buttons that make it a lead or delete it. */
export function SpamList({ items }: { items: readonly SpamItem[] }) {
  const locale = useLocale()
  const t = useTranslations('Leads.spam')
  const { send, pending, notice } = useListActions(routes.spamLeads, t('gone'))

  const keep = ({ id, name }: SpamItem) =>
    send(notSpam(id), (leadId) => ({
      variant: 'good',
      text: t('kept', { name }),
      link: { href: localePath(routes.lead(leadId), locale), label: t('openLead') },
    }))

  function remove({ id, name }: SpamItem) {
    if (!window.confirm(t('deleteQuestion', { name }))) return
    send(deleteSubmission(id), () => ({ variant: 'good', text: t('deleted', { name }) }))
  }

  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
      {notice}
      {items.length === 0 && <p className="text-quiet">{t('none')}</p>}
      <ul aria-label={t('listTitle')} className="grid grid-cols-[minmax(0,1fr)] gap-5 empty:hidden">
        {items.map((item) => (
          <li key={item.id} className="rounded-card border border-line bg-raised p-5 sm:p-7">
            <h2 className="text-h3 [overflow-wrap:anywhere]">{item.name}</h2>
            <p className="mt-1 font-semibold text-wheat">{t(`reasons.${item.reason}`)}</p>
            {item.details}
            <div className="mt-5 flex flex-wrap gap-3">
              <Button
                variant="quiet"
                disabled={pending}
                aria-label={t('notSpamOf', { name: item.name })}
                onClick={() => keep(item)}
              >
                {t('notSpam')}
              </Button>
              <Button
                variant="danger"
                disabled={pending}
                aria-label={t('deleteOf', { name: item.name })}
                onClick={() => remove(item)}
              >
                {t('delete')}
              </Button>
            </div>
          </li>
        ))}
      </ul>
    </div>
  )
}
