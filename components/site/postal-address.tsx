import { useLocale } from 'next-intl'
import { Fragment } from 'react'
import { addressLines } from '@/lib/content/documents/organisation'
import { useContent } from '@/lib/site/queries'

/** The postal address: in one sentence on a phone, whose parts stay whole; line by line on wider screens. */
export function PostalAddress({ className = '' }: { className?: string }) {
  const locale = useLocale()
  const lines = addressLines(useContent().organisation, locale)
  return (
    <address className={`not-italic ${className}`}>
      {lines.map((line, index) => (
        <Fragment key={index}>
          <span className="address-line">{line}</span>{' '}
        </Fragment>
      ))}
    </address>
  )
}
