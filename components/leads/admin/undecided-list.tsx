'use client'

import type { ReactNode } from 'react'
import { Button } from '@/components/ui/button'

/** An enquiry that is no lead yet; the server renders its `details`. */
export interface UndecidedItem {
  readonly id: string
  readonly name: string
  readonly details: ReactNode
}

/** A button of every row: its label, its label with the name of the person, and what it does. */
interface RowButton<Item> {
  readonly label: string
  readonly labelOf: (values: { name: string }) => string
  readonly onPress: (item: Item) => void
}

/** Enquiries that are no leads yet, each with the button that makes it one and the button that deletes it. */
export function UndecidedList<Item extends UndecidedItem>({
  items,
  label,
  pending,
  keep,
  remove,
}: {
  items: readonly Item[]
  /** The name of the list. */
  label: string
  pending: boolean
  keep: RowButton<Item>
  remove: RowButton<Item>
}) {
  const buttons = [
    ['quiet', keep],
    ['danger', remove],
  ] as const
  return (
    <ul aria-label={label} className="grid grid-cols-[minmax(0,1fr)] gap-5 empty:hidden">
      {items.map((item) => (
        <li key={item.id} className="rounded-card border border-line bg-raised p-5 sm:p-7">
          <h2 className="text-h3 [overflow-wrap:anywhere]">{item.name}</h2>
          {item.details}
          <div className="mt-5 flex flex-wrap gap-3">
            {buttons.map(([variant, { label, labelOf, onPress }]) => (
              <Button
                key={variant}
                variant={variant}
                disabled={pending}
                aria-label={labelOf({ name: item.name })}
                onClick={() => onPress(item)}
              >
                {label}
              </Button>
            ))}
          </div>
        </li>
      ))}
    </ul>
  )
}
