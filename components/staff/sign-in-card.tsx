import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { Button } from '@/components/ui/button'
import { Link } from '@/components/ui/link'
import type { Locale } from '@/lib/i18n/routing'
import type { Path } from '@/lib/routes'
import { signOut } from '@/lib/staff/sign-in/actions'

/** The title of a sign-in page's card, and a sentence about it. */
export function CardHeading({ title, intro }: { title: string; intro: string }) {
  return (
    <>
      {/* As large as the longest word allows on a narrow phone. */}
      <h1 className="text-[min(var(--text-section),7.2vw,2.25rem)] leading-[1.15]">{title}</h1>
      <p className="mt-2 mb-6 text-quiet">{intro}</p>
    </>
  )
}

/** A link to another sign-in page, below the card's form. */
export function CardLink({ href, children }: { href: Path; children: ReactNode }) {
  return (
    <Link href={href} className="row-link mt-4 hover:text-vine-strong print:hidden">
      {children}
    </Link>
  )
}

/** Signs out before the sign-in is complete. */
export function SignOutButton({ locale }: { locale: Locale }) {
  const t = useTranslations('Staff.menu')
  return (
    <form action={signOut.bind(null, locale)} className="mt-5">
      <Button variant="quiet">{t('signOut')}</Button>
    </form>
  )
}
