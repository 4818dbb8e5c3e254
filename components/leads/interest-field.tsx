'use client'

import { useSearchParams } from 'next/navigation'
import { type ByLevel, toLevel } from '@/lib/content/level-numbers'
import { INTEREST } from '@/lib/leads/form/fields'

/** Shows and submits the level in the address. */
export function InterestField({ label, levels }: { label: string; levels: ByLevel<string> }) {
  const interest = toLevel(useSearchParams().get(INTEREST))
  return (
    interest && (
      <p className="rounded-card bg-good-soft px-4 py-2.5 text-small">
        {label} <span className="font-semibold">{levels[interest]}</span>
        <input type="hidden" name={INTEREST} value={interest} />
      </p>
    )
  )
}
