'use client'

import Link from 'next/link'
import { useParams } from 'next/navigation'
import { type ReactNode, createContext, useContext, useEffect } from 'react'
import { Button, buttonClass } from '@/components/ui/button'
import { toLocale } from '@/lib/i18n/detection'
import { localePath } from '@/lib/i18n/paths'
import { routing } from '@/lib/i18n/routing'
import { DeadEnd } from './page-hero'

/** Passed in: the error page is rendered in the browser and can no longer ask the server. */
interface ErrorLabels {
  readonly title: string
  readonly text: string
  readonly retry: string
  readonly home: string
}

const Context = createContext<ErrorLabels | null>(null)

export function ErrorLabelsProvider({ labels, children }: { labels: ErrorLabels; children: ReactNode }) {
  return <Context value={labels}>{children}</Context>
}

/** The page for a rendering failure, with a retry at the same address. */
export function ErrorView({ error, retry }: { error: Error & { digest?: string }; retry: () => void }) {
  const labels = useContext(Context)
  const { locale } = useParams<{ locale: string }>()
  useEffect(() => console.error(error), [error])
  if (!labels) throw new Error('ErrorLabelsProvider is missing')
  return (
    <DeadEnd title={labels.title} text={labels.text}>
      <Button onClick={() => retry()}>{labels.retry}</Button>
      <Link
        prefetch={false}
        href={localePath('/', toLocale(locale) ?? routing.defaultLocale)}
        className={buttonClass('quiet')}
      >
        {labels.home}
      </Link>
    </DeadEnd>
  )
}
