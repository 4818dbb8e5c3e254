'use client'

import { useState } from 'react'
import { useController, useFormContext } from 'react-hook-form'
import type { FieldControl } from '@/components/ui/field'
import { provider } from '@/lib/provider/provider'

/** Groups of three digits. */
const grouped = (text: string) => (/^\d+$/.test(text) ? text.replace(/\B(?=(\d{3})+$)/g, '\u00a0') : text)

/** Drops grouping, as in `R26 260`, but not commas, so that cents are not read as whole amounts. */
const plain = (text: string) => text.replace(/[^\d,.]/g, '')

/** A whole amount, grouped while nobody types. */
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
        {provider.currencySymbol}
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
