import type { ReactNode, Ref } from 'react'

const variants = {
  alert: 'border-alert bg-alert-soft text-alert',
  good: 'border-vine bg-good-soft text-ink',
} as const

/** A message about the last action; announced when it appears. With a `ref` or an `id` it can take the focus. */
export function Notice({
  variant,
  id,
  ref,
  children,
}: {
  variant: keyof typeof variants
  id?: string
  ref?: Ref<HTMLDivElement>
  children: ReactNode
}) {
  return (
    <div
      ref={ref}
      id={id}
      tabIndex={ref || id ? -1 : undefined}
      role={variant === 'alert' ? 'alert' : 'status'}
      className={`rounded-card border-l-4 px-5 py-4 outline-none ${variants[variant]}`}
    >
      {children}
    </div>
  )
}
