'use client'

import { useLocale, useTranslations } from 'next-intl'
import { localePath } from '@/lib/i18n/paths'
import { notSpam } from '@/lib/leads/spam-actions'
import { routes } from '@/lib/routes'
import { useListActions } from './list-message'
import { type UndecidedItem, UndecidedList } from './undecided-list'

/** The spam submissions, each with the buttons that make it a lead or delete it. */
export function SpamList({ items }: { items: readonly UndecidedItem[] }) {
  const locale = useLocale()
  const t = useTranslations('Leads.spam')
  const actions = useListActions(routes.spamLeads, t('gone'))

  const keep = ({ id, name }: UndecidedItem) =>
    actions.send(notSpam(id), (leadId) => ({
      variant: 'good',
      text: t('kept', { name }),
      link: { href: localePath(routes.lead(leadId), locale), label: t('openLead') },
    }))

  return (
    <UndecidedList namespace="Leads.spam" label={t('title')} items={items} actions={actions} onKeep={keep} />
  )
}
