import Link from 'next/link'
import type { ComponentProps } from 'react'

const looks = {
  primary: 'bg-vine text-on-vine hover:bg-vine-strong',
  quiet: 'border border-control text-ink hover:border-vine hover:text-vine',
  danger: 'border border-alert text-alert hover:bg-alert-soft',
} as const

/** How a button looks: the one thing to do, another thing, or a thing that destroys. */
export type ButtonLook = keyof typeof looks

function buttonClass(look: ButtonLook, className = '') {
  return `inline-flex min-h-12 items-center justify-center gap-2 rounded-full px-6 py-2.5 text-center leading-tight font-semibold transition-colors duration-150 disabled:cursor-not-allowed disabled:opacity-60 ${looks[look]} ${className}`
}

export function Button({
  look = 'primary',
  className,
  type = 'button',
  ...props
}: ComponentProps<'button'> & { look?: ButtonLook }) {
  return <button type={type} className={buttonClass(look, className)} {...props} />
}

export function ButtonLink({
  look = 'primary',
  className,
  ...props
}: ComponentProps<typeof Link> & { look?: ButtonLook }) {
  return <Link className={buttonClass(look, className)} {...props} />
}

/** A link out of the site that looks like a button; opens in a new tab. */
export function ButtonAnchor({
  look = 'primary',
  className,
  ...props
}: ComponentProps<'a'> & { look?: ButtonLook }) {
  return <a target="_blank" rel="noopener" className={buttonClass(look, className)} {...props} />
}
