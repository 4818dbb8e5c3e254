import type { ReactNode } from 'react'

const looks = {
  alert: 'border-alert bg-alert-soft text-alert',
  good: 'border-vine bg-good-soft text-ink',
} as const

/** A message about what just happened; announced when it appears. */
export function Notice({ look, children }: { look: keyof typeof looks; children: ReactNode }) {
  return (
    <div
      role={look === 'alert' ? 'alert' : 'status'}
      className={`rounded-card border-l-4 px-5 py-4 ${looks[look]}`}
    >
      {children}
    </div>
  )
}
