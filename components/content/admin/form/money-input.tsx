'use client'

import { useState } from 'react'
import { useController, useFormContext } from 'react-hook-form'
import type { FieldControl } from '@/components/ui/field'

/** Groups of three digits, as in South Africa. */
const grouped = (text: string) => (/^\d+$/.test(text) ? text.replace(/\B(?=(\d{3})+$)/g, '\u00a0') : text)

/** Drops grouping, as in `R26 260`, but not commas, so that cents are not read as rand. */
const plain = (text: string) => text.replace(/[^\d,.]/g, '')

/** A whole amount in rand, grouped while nobody types. */
export function MoneyInput({ field, name }: { field: FieldControl; name: string }) {
  const { control } = useFormContext()
  const {
    field: { value, onChange, onBlur, ref },
  } = useController({ control, name })
  // The raw text until blur: grouping earlier would move the selection.
  const [typed, setTyped] = useState<string | null>(null)
  const text = typeof value === 'string' ? value : ''
  return (
    <span className="relative block">
      <span aria-hidden className="absolute inset-y-0 left-4 grid place-items-center text-quiet">
        R
      </span>
      <input
        {...field}
        ref={ref}
        name={name}
        value={typed ?? grouped(text)}
        inputMode="numeric"
        autoComplete="off"
        onBlur={() => {
          setTyped(null)
          onBlur()
        }}
        onChange={(event) => {
          if (event.target.matches(':focus')) setTyped(event.target.value)
          onChange(plain(event.target.value))
        }}
        className={`${field.className} pl-9`}
      />
    </span>
  )
}
