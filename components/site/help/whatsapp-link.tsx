'use client'

import type { MouseEvent, ReactNode } from 'react'

/** A link to a chat, prefilled with a message and the page's title. */
export function WhatsAppLink({
  href,
  label,
  message,
  className,
  children,
}: {
  href: string
  label: string
  message: string
  className: string
  children: ReactNode
}) {
  function name(event: MouseEvent<HTMLAnchorElement>) {
    const address = new URL(href)
    address.searchParams.set('text', `${message} ${document.title}`)
    event.currentTarget.href = address.href
  }
  return (
    <a
      href={href}
      target="_blank"
      rel="noopener"
      aria-label={label}
      onClick={name}
      onAuxClick={name}
      className={className}
    >
      {children}
    </a>
  )
}
