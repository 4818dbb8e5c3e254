import type { ReactNode, Ref } from 'react'

const variants = {
  alert: 'border-alert bg-alert-soft text-alert',
  good: 'border-vine bg-good-soft text-ink',
} as const

const sizes = { medium: 'px-5 py-4', small: 'px-4 py-0.5 text-small' } as const

/** A message about the last action; announced when it appears. With a `ref` or an `id` it can take the focus. */
export function Notice({
  variant,
  id,
  ref,
  size = 'medium',
  children,
}: {
  variant: keyof typeof variants
  /** Small above a list, whose first rows matter more. */
  size?: keyof typeof sizes
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
      className={`rounded-card border-l-4 outline-none ${sizes[size]} ${variants[variant]}`}
    >
      {children}
    </div>
  )
}

/**
 * Focuses a new element and scrolls it, at once, to the middle of the space between the bars (`scroll-padding` in
 * styles/base.css). Also a `ref`, for when the element, usually a notice, appears.
 */
export function bringIntoView(element: HTMLElement | null): void {
  element?.focus({ preventScroll: true })
  element?.scrollIntoView({ block: 'center' })
}
