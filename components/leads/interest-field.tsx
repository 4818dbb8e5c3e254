'use client'

import { useSearchParams } from 'next/navigation'
import type { LevelNumber } from '@/lib/content/documents/levels'
import { INTEREST, toInterest } from '@/lib/leads/form/fields'

/** Says which level the visitor was reading about, as the address names it, and sends it with the form. */
export function InterestField({
  label,
  levels,
}: {
  label: string
  levels: Readonly<Record<LevelNumber, string>>
}) {
  const interest = toInterest(useSearchParams().get(INTEREST))
  return (
    interest && (
      <p className="rounded-card bg-good-soft px-4 py-2.5 text-small">
        {label} <span className="font-semibold">{levels[interest]}</span>
        <input type="hidden" name={INTEREST} value={interest} />
      </p>
    )
  )
}
