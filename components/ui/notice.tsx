import type { ReactNode } from 'react'

const variants = {
  alert: 'border-alert bg-alert-soft text-alert',
  good: 'border-vine bg-good-soft text-ink',
} as const

/** A message about what just happened; announced when it appears. */
export function Notice({ variant, children }: { variant: keyof typeof variants; children: ReactNode }) {
  return (
    <div
      role={variant === 'alert' ? 'alert' : 'status'}
      className={`rounded-card border-l-4 px-5 py-4 ${variants[variant]}`}
    >
      {children}
    </div>
  )
}
