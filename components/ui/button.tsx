import Link from 'next/link'
import type { ComponentProps } from 'react'

const variants = {
  // Its border is seen where the browser takes the colours away: forced colours, paper.
  primary: 'border border-transparent bg-vine text-on-vine hover:bg-vine-strong print:border-ink',
  quiet: 'border border-control text-ink hover:border-vine hover:text-vine',
  danger: 'border border-alert text-alert hover:bg-alert-soft',
} as const

/** Primary is the one thing to do on a page, quiet another thing, danger something that destroys. */
export type ButtonVariant = keyof typeof variants

const sizes = { medium: 'min-h-12 px-6 py-2.5', small: 'min-h-11 px-5 py-1.5 text-small' } as const

/** Small is for bars. */
export type ButtonSize = keyof typeof sizes

/** The look of a button, for another element that acts as one. */
export function buttonClass(variant: ButtonVariant, className = '', size: ButtonSize = 'medium') {
  return `inline-flex items-center justify-center gap-2 rounded-full ${sizes[size]} text-center leading-tight font-semibold transition-colors duration-150 disabled:cursor-not-allowed disabled:opacity-60 ${variants[variant]} ${className}`
}

export function Button({
  variant = 'primary',
  size,
  className,
  type = 'button',
  ...props
}: ComponentProps<'button'> & { variant?: ButtonVariant; size?: ButtonSize }) {
  return <button type={type} className={buttonClass(variant, className, size)} {...props} />
}

export function ButtonLink({
  variant = 'primary',
  size,
  className,
  ...props
}: ComponentProps<typeof Link> & { variant?: ButtonVariant; size?: ButtonSize }) {
  return <Link className={buttonClass(variant, className, size)} {...props} />
}

/** A link out of the site in the form of a button; opens in a new tab. Nothing where it has no address. */
export function ButtonAnchor({
  variant = 'primary',
  size,
  className,
  ...props
}: ComponentProps<'a'> & { variant?: ButtonVariant; size?: ButtonSize }) {
  if (!props.href) return null
  return <a target="_blank" rel="noopener" className={buttonClass(variant, className, size)} {...props} />
}
