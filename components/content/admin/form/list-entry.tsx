import { useLocale, useTranslations } from 'next-intl'
import { type ComponentProps, type ReactNode, useState } from 'react'
import { useWatch } from 'react-hook-form'
import { Icon, IconButton } from '@/components/ui/icon'
import type { FieldSpec } from '@/lib/content/field-spec'
import type { FormValue } from '@/lib/site-content/form-values'
import { firstText } from './first-text'

/** Identifies a closed entry by its first text. */
function EntrySummary({ spec, name }: { spec: FieldSpec; name: string }) {
  const locale = useLocale()
  const t = useTranslations('Content.form')
  const value: unknown = useWatch({ name })
  return firstText(spec, value as FormValue, locale) || t('entryEmpty')
}

/** The link to an error opens its entry. */
function Foldable({
  spec,
  name,
  opens,
  children,
}: {
  spec: FieldSpec
  name: string
  opens: boolean
  children: ReactNode
}) {
  const [isOpen, setOpen] = useState(opens)
  return (
    <details open={isOpen} onToggle={(event) => setOpen(event.currentTarget.open)} className="min-w-0">
      <summary className="flex min-h-11 cursor-pointer list-none items-start gap-2 py-2 font-semibold [overflow-wrap:anywhere] [&::-webkit-details-marker]:hidden">
        {/* Entries nest: rotate for this one's own state. */}
        <Icon name="staff/chevron-right" className="mt-0.5 [details[open]>summary>&]:rotate-90" />
        <span className="line-clamp-2 min-w-0">
          <EntrySummary spec={spec} name={name} />
        </span>
      </summary>
      <div className="pt-3">{children}</div>
    </details>
  )
}

/** An entry of a list, with buttons to move and remove it. */
export function ListEntry({
  spec,
  name,
  id,
  title,
  isFirst,
  isLast,
  isDragged,
  mark,
  opens,
  handle,
  onMove,
  onRemove,
  children,
}: {
  spec: FieldSpec
  /** Its path in the form. */
  name: string
  /** The id prefix of its buttons. */
  id: string
  /** Such as `Modules 3`. */
  title: string
  isFirst: boolean
  isLast: boolean
  isDragged: boolean
  /** Where a dragged entry would be dropped. */
  mark: 'before' | 'after' | null
  opens: boolean
  handle: ComponentProps<'span'>
  onMove: (by: -1 | 1) => void
  onRemove: () => void
  children: ReactNode
}) {
  const t = useTranslations('Content.form')
  const marks = { before: 'border-t-vine', after: 'border-b-vine' }
  return (
    <li
      className={`min-w-0 rounded-card border-2 border-line bg-paper p-3 sm:p-4 ${mark ? marks[mark] : ''} ${isDragged ? 'opacity-50' : ''}`}
    >
      <div className="flex items-center gap-1">
        <span
          {...handle}
          aria-hidden
          title={t('drag')}
          className="-ml-2 grid h-11 w-8 shrink-0 cursor-grab touch-none place-items-center text-quiet select-none"
        >
          <Icon name="staff/grip-vertical" />
        </span>
        <span className="min-w-0 flex-1 text-small text-quiet">{title}</span>
        <IconButton
          icon="arrow-up"
          id={`${id}-up`}
          label={t('moveUp', { entry: title })}
          aria-disabled={isFirst || undefined}
          onClick={() => !isFirst && onMove(-1)}
        />
        <IconButton
          icon="staff/arrow-down"
          id={`${id}-down`}
          label={t('moveDown', { entry: title })}
          aria-disabled={isLast || undefined}
          onClick={() => !isLast && onMove(1)}
        />
        <IconButton
          icon="staff/trash-2"
          id={`${id}-remove`}
          label={t('removeEntry', { entry: title })}
          className="text-alert"
          onClick={onRemove}
        />
      </div>
      {spec.kind === 'group' ? (
        <Foldable spec={spec} name={name} opens={opens}>
          {children}
        </Foldable>
      ) : (
        <div className="pt-2">{children}</div>
      )}
    </li>
  )
}
