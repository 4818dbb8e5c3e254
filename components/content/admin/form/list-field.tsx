import { useTranslations } from 'next-intl'
import { useEffect, useRef, useState } from 'react'
import { useFieldArray, useFormContext } from 'react-hook-form'
import { Button } from '@/components/ui/button'
import { FieldNotes } from '@/components/ui/field'
import { Icon } from '@/components/ui/icon'
import { type FormValue, type ListSpec, emptyEntry } from '@/lib/site-content/form-values'
import { fieldId, useContentForm, useFieldError } from './form-context'
import { FieldOf } from './field-of'
import { ListEntry } from './list-entry'
import { useDrag } from './use-drag'

/** Lists of at least this many entries start closed. */
const LONG = 4

interface Removed {
  readonly index: number
  readonly entry: { readonly value: FormValue }
}

/** A list with buttons to add and remove entries, and buttons or a handle to move them. */
export function ListField({ spec, name, names }: { spec: ListSpec; name: string; names: readonly string[] }) {
  const t = useTranslations('Content.form')
  const { labels } = useContentForm()
  const { control, getValues } = useFormContext()
  const { fields, append, insert, move, remove } = useFieldArray({ control, name })
  const [announcement, setAnnouncement] = useState('')
  const [removed, setRemoved] = useState<Removed | null>(null)
  const [added, setAdded] = useState<number | null>(null)
  const focus = useRef<string | null>(null)
  const list = useRef<HTMLOListElement>(null)
  const { drag, handle } = useDrag(list, moveTo)
  const error = useFieldError(`${name}.root`, spec)
  const id = fieldId(name)

  // The pressed button keeps the focus wherever its entry moved.
  useEffect(() => {
    if (focus.current) document.getElementById(focus.current)?.focus()
    focus.current = null
  })

  function moveTo(from: number, to: number) {
    move(from, to)
    setRemoved(null)
    setAnnouncement(t('moved', { place: to + 1, count: fields.length }))
  }

  function moveBy(index: number, by: -1 | 1) {
    focus.current = `${id}-${index + by}-${by < 0 ? 'up' : 'down'}`
    moveTo(index, index + by)
  }

  function add() {
    setAdded(fields.length)
    setRemoved(null)
    append(emptyEntry(spec.item))
    setAnnouncement(t('added', { count: fields.length + 1 }))
  }

  function removeEntry(index: number) {
    setRemoved({ index, entry: getValues(`${name}.${index}`) as Removed['entry'] })
    remove(index)
    setAnnouncement('')
    focus.current = `${id}-undo`
  }

  function undoRemove({ index, entry }: Removed) {
    insert(index, entry, { shouldFocus: false })
    setRemoved(null)
    setAnnouncement(t('putBack'))
    focus.current = `${id}-${index}-remove`
  }

  return (
    <fieldset className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <legend className="mb-2 font-display text-lead font-semibold">
        {labels.field(names)} <span className="font-text text-small text-quiet">({fields.length})</span>
      </legend>
      <FieldNotes id={id} error={error} />
      <ol ref={list} className="grid grid-cols-[minmax(0,1fr)] gap-3 empty:hidden">
        {fields.map((field, index) => (
          <ListEntry
            key={field.id}
            spec={spec.item}
            name={`${name}.${index}.value`}
            id={`${id}-${index}`}
            title={labels.entry(names, index)}
            isFirst={index === 0}
            isLast={index === fields.length - 1}
            isDragged={drag?.from === index}
            mark={
              drag && drag.to === index && drag.to !== drag.from
                ? drag.to < drag.from
                  ? 'before'
                  : 'after'
                : null
            }
            opens={fields.length < LONG || index === added}
            handle={handle(index)}
            onMove={(by) => moveBy(index, by)}
            onRemove={() => removeEntry(index)}
          >
            <FieldOf
              spec={spec.item}
              name={`${name}.${index}.value`}
              names={names}
              title={labels.entry(names, index)}
            />
          </ListEntry>
        ))}
      </ol>
      {fields.length === 0 && <p className="text-quiet">{t('listEmpty')}</p>}
      {removed && (
        <p role="status" className="flex flex-wrap items-center gap-3 text-small">
          {t('removed', { entry: labels.entry(names, removed.index) })}
          <Button id={`${id}-undo`} variant="quiet" size="small" onClick={() => undoRemove(removed)}>
            {t('undo')}
          </Button>
        </p>
      )}
      <div>
        <Button
          id={id}
          variant="quiet"
          size="small"
          aria-describedby={error ? `${id}-error` : undefined}
          disabled={fields.length >= spec.max}
          onClick={add}
        >
          <Icon name="plus" />
          {t('addTo', { list: labels.field(names) })}
        </Button>
        {fields.length >= spec.max && (
          <p className="mt-1 text-small text-quiet">{t('listFull', { max: spec.max })}</p>
        )}
      </div>
      <p aria-live="polite" className="sr-only">
        {announcement}
      </p>
    </fieldset>
  )
}
