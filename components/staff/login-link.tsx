import type { Route } from 'next'
import Link from 'next/link'
import type { ReactNode } from 'react'

/** A way on below the form of a card. */
export function LoginLink({ href, children }: { href: Route; children: ReactNode }) {
  return (
    <Link
      href={href}
      prefetch={false}
      className="mt-4 inline-flex min-h-11 items-center font-semibold text-vine underline decoration-grain decoration-2 underline-offset-4 hover:text-vine-strong"
    >
      {children}
    </Link>
  )
}
