'use client'

import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { Button } from '@/components/ui/button'
import { deleteSubmission } from '@/lib/leads/admin-actions'
import { releaseAllHeld, releaseHeld } from '@/lib/leads/held-actions'
import { routes } from '@/lib/routes'
import { useListActions } from './list-message'

/** A held enquiry; the server renders its `details`. */
export interface HeldItem {
  readonly id: string
  readonly name: string
  readonly details: ReactNode
}

/** The held enquiries, with the buttons that release one or all of them, or delete one. */
export function HeldList({ items }: { items: readonly HeldItem[] }) {
  const t = useTranslations('Leads.held')
  const { send, pending, notice } = useListActions(routes.heldLeads, t('gone'))

  const release = ({ id, name }: HeldItem) =>
    send(releaseHeld(id), () => ({ variant: 'good', text: t('released', { name }) }))

  const releaseAll = () =>
    send(releaseAllHeld(), (count) => ({ variant: 'good', text: t('releasedAll', { count }) }))

  function remove({ id, name }: HeldItem) {
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
      <ul aria-label={t('title')} className="grid grid-cols-[minmax(0,1fr)] gap-5 empty:hidden">
        {items.map((item) => (
          <li key={item.id} className="rounded-card border border-line bg-raised p-5 sm:p-7">
            <h2 className="text-h3 [overflow-wrap:anywhere]">{item.name}</h2>
            {item.details}
            <div className="mt-5 flex flex-wrap gap-3">
              <Button
                variant="quiet"
                disabled={pending}
                aria-label={t('releaseOf', { name: item.name })}
                onClick={() => release(item)}
              >
                {t('release')}
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
