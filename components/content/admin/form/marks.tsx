import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import type { Locale } from '@/lib/i18n/routing'

/** Marks optional fields; screen readers learn it from the control. */
export function Required({ optional, children }: { optional: boolean; children?: ReactNode }) {
  const t = useTranslations('Content.form')
  return (
    <>
      {children}
      {optional ? (
        <span className="font-normal text-quiet"> {t('optional')}</span>
      ) : (
        <span aria-hidden className="text-alert">
          {' '}
          *
        </span>
      )}
    </>
  )
}

/** The language of a control, short for the eye, in full for screen readers. */
export function LanguageMark({ language, name }: { language: Locale; name: string }) {
  return (
    <>
      <span
        aria-hidden
        className="inline-block rounded border border-line bg-clay px-1.5 text-small leading-snug uppercase"
      >
        {language}
      </span>
      <span className="sr-only">{name}</span>
    </>
  )
}
