'use client'

import { useLocale, useTranslations } from 'next-intl'
import { localePath } from '@/lib/i18n/paths'
import { deleteSubmission, notSpam } from '@/lib/leads/admin-actions'
import { routes } from '@/lib/routes'
import { useListActions } from './list-message'
import { type UndecidedItem, UndecidedList } from './undecided-list'

/** The spam submissions, each with the buttons that make it a lead or delete it. */
export function SpamList({ items }: { items: readonly UndecidedItem[] }) {
  const locale = useLocale()
  const t = useTranslations('Leads.spam')
  const { send, pending, notice } = useListActions(routes.spamLeads, t('gone'))

  const keep = ({ id, name }: UndecidedItem) =>
    send(notSpam(id), (leadId) => ({
      variant: 'good',
      text: t('kept', { name }),
      link: { href: localePath(routes.lead(leadId), locale), label: t('openLead') },
    }))

  function remove({ id, name }: UndecidedItem) {
    if (!window.confirm(t('deleteQuestion', { name }))) return
    send(deleteSubmission(id), () => ({ variant: 'good', text: t('deleted', { name }) }))
  }

  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
      {notice}
      {items.length === 0 && <p className="text-quiet">{t('none')}</p>}
      <UndecidedList
        items={items}
        label={t('listTitle')}
        pending={pending}
        keep={{ label: t('notSpam'), labelOf: (values) => t('notSpamOf', values), onPress: keep }}
        remove={{ label: t('delete'), labelOf: (values) => t('deleteOf', values), onPress: remove }}
      />
    </div>
  )
}
