import { useLocale } from 'next-intl'
import NextLink from 'next/link'
import type { ComponentProps } from 'react'
import { localePath } from '@/lib/i18n/paths'
import type { Locale } from '@/lib/i18n/routing'
import type { Path } from '@/lib/routes'
import { type ButtonSize, type ButtonVariant, buttonClass } from './button'

type LinkProps = Omit<ComponentProps<typeof NextLink>, 'href' | 'locale'> & {
  /** Without a language prefix. */
  href: Path
  /** The target's language, if not the current page's. */
  locale?: Locale
}

/**
 * A link to a page of this site. Next prefetches nothing for it (components/site/document/prefetch-on-intent.tsx does).
 * Not for visitors' scripts, which have no next-intl.
 */
export function Link({ href, locale, ...props }: LinkProps) {
  const here = useLocale()
  return <NextLink prefetch={false} href={localePath(href, locale ?? here)} {...props} />
}

/** A link that looks like a button. */
export function ButtonLink({
  variant = 'primary',
  size,
  className,
  ...props
}: LinkProps & { variant?: ButtonVariant; size?: ButtonSize }) {
  return <Link className={buttonClass(variant, className, size)} {...props} />
}
