import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { Button } from '@/components/ui/button'
import { deleteSubmission } from '@/lib/leads/spam-actions'
import type { ListActions } from './list-message'

/** An enquiry that is no lead yet; the server renders its `details`. */
export interface UndecidedItem {
  readonly id: string
  readonly name: string
  readonly details: ReactNode
}

/** Enquiries that are no leads yet, each with the button that makes it one and the button that deletes it. */
export function UndecidedList({
  namespace,
  label,
  items,
  actions: { send, pending, notice },
  onKeep,
  children,
}: {
  /** Where the texts of the list are. */
  namespace: 'Leads.held' | 'Leads.spam'
  /** The name of the list. */
  label: string
  items: readonly UndecidedItem[]
  actions: ListActions
  onKeep: (item: UndecidedItem) => void
  /** What stands above the list. */
  children?: ReactNode
}) {
  const t = useTranslations(namespace)

  function remove({ id, name }: UndecidedItem) {
    if (!window.confirm(t('deleteQuestion', { name }))) return
    send(deleteSubmission(id), () => ({ variant: 'good', text: t('deleted', { name }) }))
  }

  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
      {notice}
      {children}
      {items.length === 0 && <p className="text-quiet">{t('none')}</p>}
      <ul aria-label={label} className="grid grid-cols-[minmax(0,1fr)] gap-5 empty:hidden">
        {items.map((item) => (
          <li key={item.id} className="rounded-card border border-line bg-raised p-5 sm:p-7">
            <h2 className="text-h3 [overflow-wrap:anywhere]">{item.name}</h2>
            {item.details}
            <div className="mt-5 flex flex-wrap gap-3">
              <Button
                variant="quiet"
                disabled={pending}
                aria-label={t('keepOf', { name: item.name })}
                onClick={() => onKeep(item)}
              >
                {t('keep')}
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
