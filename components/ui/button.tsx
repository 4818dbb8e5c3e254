import Link from 'next/link'
import type { ComponentProps } from 'react'

const variants = {
  primary: 'bg-vine text-on-vine hover:bg-vine-strong',
  quiet: 'border border-control text-ink hover:border-vine hover:text-vine',
  danger: 'border border-alert text-alert hover:bg-alert-soft',
} as const

/** Primary is the one thing to do on a page, quiet another thing, danger something that destroys. */
export type ButtonVariant = keyof typeof variants

function buttonClass(variant: ButtonVariant, className = '') {
  return `inline-flex min-h-12 items-center justify-center gap-2 rounded-full px-6 py-2.5 text-center leading-tight font-semibold transition-colors duration-150 disabled:cursor-not-allowed disabled:opacity-60 ${variants[variant]} ${className}`
}

export function Button({
  variant = 'primary',
  className,
  type = 'button',
  ...props
}: ComponentProps<'button'> & { variant?: ButtonVariant }) {
  return <button type={type} className={buttonClass(variant, className)} {...props} />
}

export function ButtonLink({
  variant = 'primary',
  className,
  ...props
}: ComponentProps<typeof Link> & { variant?: ButtonVariant }) {
  return <Link className={buttonClass(variant, className)} {...props} />
}

/** A link out of the site in the form of a button; opens in a new tab. */
export function ButtonAnchor({
  variant = 'primary',
  className,
  ...props
}: ComponentProps<'a'> & { variant?: ButtonVariant }) {
  return <a target="_blank" rel="noopener" className={buttonClass(variant, className)} {...props} />
}
