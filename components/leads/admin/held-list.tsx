'use client'

import { useTranslations } from 'next-intl'
import { Button } from '@/components/ui/button'
import { deleteSubmission } from '@/lib/leads/admin-actions'
import { releaseAllHeld, releaseHeld } from '@/lib/leads/held-actions'
import { routes } from '@/lib/routes'
import { useListActions } from './list-message'
import { type UndecidedItem, UndecidedList } from './undecided-list'

/** The held enquiries, with the buttons that release one or all of them, or delete one. */
export function HeldList({ items }: { items: readonly UndecidedItem[] }) {
  const t = useTranslations('Leads.held')
  const { send, pending, notice } = useListActions(routes.heldLeads, t('gone'))

  const release = ({ id, name }: UndecidedItem) =>
    send(releaseHeld(id), () => ({ variant: 'good', text: t('released', { name }) }))

  const releaseAll = () =>
    send(releaseAllHeld(), (count) => ({ variant: 'good', text: t('releasedAll', { count }) }))

  function remove({ id, name }: UndecidedItem) {
    if (!window.confirm(t('deleteQuestion', { name }))) return
    send(deleteSubmission(id), () => ({ variant: 'good', text: t('deleted', { name }) }))
  }

  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
      {notice}
      {items.length === 0 ? (
        <p className="text-quiet">{t('none')}</p>
      ) : (
        <Button disabled={pending} onClick={releaseAll} className="sm:justify-self-start">
          {t('releaseAll')}
        </Button>
      )}
      <UndecidedList
        items={items}
        label={t('title')}
        pending={pending}
        keep={{ label: t('release'), labelOf: (values) => t('releaseOf', values), onPress: release }}
        remove={{ label: t('delete'), labelOf: (values) => t('deleteOf', values), onPress: remove }}
      />
    </div>
  )
}
