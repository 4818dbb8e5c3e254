import { useLocale, useTranslations } from 'next-intl'
import { use } from 'react'
import { messageAt } from '@/lib/content/documents/announcement'
import { effectiveMoment, useContent } from '@/lib/site/queries'

/**
 * The office's current message above the page. Pages are rendered again when it begins and ends
 * (`private.visible_moments`). It is above the colour that a page's first part has under the header.
 */
export function Announcement() {
  const locale = useLocale()
  const t = useTranslations('Header')
  const links = useTranslations('Links')
  const message = messageAt(useContent().announcement, use(effectiveMoment()))
  if (!message) return null
  const text = message.text[locale]
  return (
    <section
      aria-label={t('announcement')}
      className="relative z-30 bg-band text-on-band wrap-anywhere print:hidden"
    >
      <p className="shell py-2.5 text-center text-small font-medium text-balance">
        {message.link ? (
          <a
            href={message.link}
            target="_blank"
            rel="noopener"
            className="-my-1.25 inline-block py-2.75 underline decoration-band-accent decoration-2 underline-offset-4 hover:decoration-4 focus-visible:outline-on-band"
          >
            {text}
            <span className="sr-only"> {links('newTab')}</span>
          </a>
        ) : (
          text
        )}
      </p>
    </section>
  )
}
