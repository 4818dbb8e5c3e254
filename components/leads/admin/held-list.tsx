'use client'

import { useLocale, useTranslations } from 'next-intl'
import { Button } from '@/components/ui/button'
import { counted } from '@/lib/i18n/formats'
import { releaseAllHeld, releaseHeld } from '@/lib/leads/held-actions'
import { routes } from '@/lib/routes'
import { useListActions } from './list-message'
import { type UndecidedItem, UndecidedList } from './undecided-list'

/** The held enquiries, with the buttons that release one or all of them, or delete one. */
export function HeldList({ items }: { items: readonly UndecidedItem[] }) {
  const locale = useLocale()
  const t = useTranslations('Leads.held')
  const actions = useListActions(routes.heldLeads, t('gone'))

  const release = ({ id, name }: UndecidedItem) =>
    actions.send(releaseHeld(id), () => ({ variant: 'good', text: t('kept', { name }) }))

  const releaseAll = () =>
    actions.send(releaseAllHeld(), (count) => ({
      variant: 'good',
      text: t('releasedAll', counted(count, locale)),
    }))

  return (
    <UndecidedList namespace="Leads.held" label={t('title')} items={items} actions={actions} onKeep={release}>
      {items.length > 0 && (
        <Button disabled={actions.pending} onClick={releaseAll} className="sm:justify-self-start">
          {t('releaseAll')}
        </Button>
      )}
    </UndecidedList>
  )
}
