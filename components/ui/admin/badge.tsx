import type { ReactNode } from 'react'

const tones = {
  strong: 'border-vine bg-vine text-on-vine',
  good: 'border-vine bg-good-soft text-ink',
  active: 'border-vine text-vine',
  waiting: 'border-grain text-wheat',
  alert: 'border-alert text-alert',
  quiet: 'border-control text-quiet',
} as const

/** A state's colour, which its word repeats. */
export type BadgeTone = keyof typeof tones

/** A state in a frame, on one line; on a phone with large letters on as many as it needs. */
export function Badge({ tone, children }: { tone: BadgeTone; children: ReactNode }) {
  return (
    <span
      className={`inline-block max-w-full shrink-0 rounded-full border px-3 py-0.5 text-small font-semibold sm:whitespace-nowrap ${tones[tone]}`}
    >
      {children}
    </span>
  )
}
