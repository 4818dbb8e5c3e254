import { useLocale, useTranslations } from 'next-intl'
import { getLocale, getTranslations } from 'next-intl/server'
import { Children, type ComponentProps, Fragment, type ReactElement, isValidElement } from 'react'
import { textProps } from '@/lib/content/localized'
import { storageKeys } from '@/lib/content/storage'
import type { Locale } from '@/lib/i18n/routing'
import { logError } from '@/lib/log/log'
import { postLink } from '@/lib/markdown/elements'
import { Markdown, textNotice } from '@/lib/markdown/markdown'

/** A paragraph with only the name of the table of stored data. */
const STORAGE = /(?<=^|\n[^\S\n]*\n)[^\S\n]*\{storage\}[^\S\n]*(?=\n[^\S\n]*\n|\n*$)/

/** The data stored in a browser, by entry. */
function Storage() {
  const locale = useLocale()
  const t = useTranslations('Legal')
  return (
    <ul className="list-none! border-b border-line pl-0!">
      {storageKeys.map(({ name, place, purpose, kept }) => (
        <li key={name} className="mt-0! border-t border-line py-4">
          <code className="font-semibold">{name}</code>
          <dl className="mt-2 grid gap-x-5 text-small sm:grid-cols-[6rem_1fr]">
            <dt className="mt-0!">{t('place')}</dt>
            <dd className="pl-0!" {...textProps(place, locale)} />
            <dt className="mt-3! sm:mt-0!">{t('purpose')}</dt>
            <dd className="pl-0!" {...textProps(purpose, locale)} />
            <dt className="mt-3! sm:mt-0!">{t('kept')}</dt>
            <dd className="pl-0!" {...textProps(kept, locale)} />
          </dl>
        </li>
      ))}
    </ul>
  )
}

/** An explained term, in bold with a full stop, is on a separate line. */
function Paragraph({ children, ...props }: ComponentProps<'p'>) {
  const [term, ...rest] = Children.toArray(children)
  const words =
    isValidElement<ComponentProps<'strong'>>(term) && term.type === 'strong' && term.props.children
  if (typeof words !== 'string' || !words.endsWith('.') || rest.length === 0)
    return <p {...props}>{children}</p>
  return (
    <p {...props}>
      <strong className="block">{words}</strong>
      {rest}
    </p>
  )
}

/** An item that is only a link gives a finger the space of a row; a link within a sentence stays in its line. */
function Item({ children, ...props }: ComponentProps<'li'>) {
  const isLink =
    Children.count(children) === 1 && isValidElement<{ href?: string }>(children) && children.props.href
  return (
    <li {...props} className={isLink ? 'link-item' : props.className}>
      {children}
    </li>
  )
}

/**
 * The renderer drops telephone links, which posts never have. The office's texts have them: they pass as fragments, and
 * `legalLink` restores them.
 */
const withPhones = (source: string) => source.replaceAll('](tel:', '](#tel:')

/** Allows breaks after the @ and before dots, so that e-mail addresses do not break within a word. */
const breakable = (text: string) =>
  text.split(/(?<=@)|(?=\.)/).map((part, index) => (
    <Fragment key={index}>
      {index > 0 && <wbr />}
      {part}
    </Fragment>
  ))

/** Opens another site in a new tab and says so. */
function legalLink(locale: Locale, newTab: string) {
  const Inside = postLink(locale)
  return function LegalLink({ children, href = '', ...props }: ComponentProps<'a'>) {
    if (!href.startsWith('http'))
      return (
        <Inside {...props} href={href.replace(/^#tel:/, 'tel:')}>
          {href.startsWith('mailto:') && typeof children === 'string' ? breakable(children) : children}
        </Inside>
      )
    return (
      <a {...props} href={href} target="_blank" rel="noopener">
        {children}
        <span className="sr-only"> {newTab}</span>
      </a>
    )
  }
}

/**
 * A Markdown text as elements, with the table of stored data in place of its name. Its headings are below the
 * section's.
 * @param newTab the announcement of links that open a new tab.
 */
export async function legalElements(text: string, locale: Locale, newTab: string): Promise<ReactElement[]> {
  const elements = {
    a: legalLink(locale, newTab),
    p: Paragraph,
    li: Item,
    h1: 'h3',
    h2: 'h3',
    h3: 'h4',
    h4: 'h5',
    h5: 'h6',
  } as const
  const parts = await Promise.all(
    withPhones(text)
      .replaceAll('\r\n', '\n')
      .split(STORAGE)
      .map((source) =>
        // The page must not fail over this text.
        Markdown({ source, locale, elements }).catch((error: unknown) => {
          logError('legal text', error)
          return textNotice(locale)
        }),
      ),
  )
  return parts.map((part, index) => (
    <Fragment key={index}>
      {index > 0 && <Storage />}
      {part}
    </Fragment>
  ))
}

/** The Markdown of a legal text's section. */
export async function LegalMarkdown({ text }: { text: string }) {
  const [locale, links] = await Promise.all([getLocale(), getTranslations('Links')])
  return legalElements(text, locale, links('newTab'))
}
