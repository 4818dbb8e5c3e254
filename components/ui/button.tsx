import type { ComponentProps } from 'react'

/** The classes of app/styles/controls.css. */
const variants = { primary: 'button-primary', quiet: 'button-quiet', danger: 'button-danger' } as const

/** Primary is the main action of a page, quiet any other, danger a destructive one. */
export type ButtonVariant = keyof typeof variants

const sizes = { medium: 'button', small: 'button button-small' } as const

/** Small is for bars. */
export type ButtonSize = keyof typeof sizes

/** A button's look, for another element that acts as one. */
export function buttonClass(variant: ButtonVariant, className = '', size: ButtonSize = 'medium') {
  const own = `${sizes[size]} ${variants[variant]}`
  return className ? `${own} ${className}` : own
}

/** Without `onClick` it submits its form. */
export function Button({
  variant = 'primary',
  size,
  className,
  ...props
}: ComponentProps<'button'> & { variant?: ButtonVariant; size?: ButtonSize }) {
  const type = props.onClick ? 'button' : 'submit'
  return <button type={type} className={buttonClass(variant, className, size)} {...props} />
}

/** An external link that looks like a button, in a new tab; nothing without an address. */
export function ButtonAnchor({
  variant = 'primary',
  size,
  className,
  ...props
}: ComponentProps<'a'> & { variant?: ButtonVariant; size?: ButtonSize }) {
  if (!props.href) return null
  return <a target="_blank" rel="noopener" className={buttonClass(variant, className, size)} {...props} />
}
