import { useTranslations } from 'next-intl'
import { useEffect, useRef } from 'react'
import { useFieldArray } from 'react-hook-form'
import { Button } from '@/components/ui/button'
import { Icon } from '@/components/ui/icon'
import type { FieldSpec } from '@/lib/content/field-spec'
import { emptyEntry } from '@/lib/site-content/form-values'
import { fieldId, useContentForm } from './form-context'
import { FieldOf } from './field-of'

/** An optional group, with buttons to add and remove it. */
export function OptionalGroup({
  spec,
  name,
  names,
}: {
  spec: FieldSpec
  name: string
  names: readonly string[]
}) {
  const t = useTranslations('Content.form')
  const { labels } = useContentForm()
  const { fields, append, remove } = useFieldArray({ name })
  const label = labels.field(names)
  const id = fieldId(name)
  const wasPressed = useRef(false)

  useEffect(() => {
    if (wasPressed.current && fields.length === 0) document.getElementById(id)?.focus()
    wasPressed.current = false
  })

  return (
    <fieldset className="grid grid-cols-[minmax(0,1fr)] gap-4 rounded-card border border-line p-4 sm:p-5">
      <legend className="px-1 font-display text-lead font-semibold">{label}</legend>
      {fields.map((field) => (
        <div key={field.id} className="grid grid-cols-[minmax(0,1fr)] gap-5">
          <FieldOf spec={{ ...spec, optional: false }} name={`${name}.0.value`} names={names} title={label} />
        </div>
      ))}
      <div>
        {fields.length === 0 ? (
          <Button id={id} variant="quiet" size="small" onClick={() => append(emptyEntry(spec))}>
            <Icon name="plus" />
            {t('addGroup', { name: label })}
          </Button>
        ) : (
          <Button
            variant="danger"
            size="small"
            onClick={() => {
              if (!window.confirm(t('removeGroupQuestion', { name: label }))) return
              wasPressed.current = true
              remove(0)
            }}
          >
            {t('removeGroup', { name: label })}
          </Button>
        )}
      </div>
    </fieldset>
  )
}
