'use client'

import { useParams } from 'next/navigation'
import { useEffect } from 'react'
import { Button, ButtonLink } from '@/components/ui/button'
import { localePath } from '@/lib/i18n/paths'
import { DeadEnd } from './dead-end'
import { useErrorTexts } from './error-texts'

/** The page for a failure while a page was made: it can be tried again without losing the place. */
export function ErrorView({ error, retry }: { error: Error & { digest?: string }; retry: () => void }) {
  const texts = useErrorTexts()
  const { locale } = useParams<{ locale: string }>()
  useEffect(() => console.error(error), [error])
  return (
    <DeadEnd title={texts.title} text={texts.text}>
      <Button onClick={() => retry()}>{texts.retry}</Button>
      <ButtonLink variant="quiet" href={localePath('/', locale === 'af' ? 'af' : 'en')}>
        {texts.home}
      </ButtonLink>
    </DeadEnd>
  )
}
