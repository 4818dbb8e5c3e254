import { useLocale, useTranslations } from 'next-intl'
import Link from 'next/link'
import type { LegalBlock as Block, LegalLink, StorageKey } from '@/lib/content/legal'
import { localePath } from '@/lib/i18n/paths'

function Storage({ items }: { items: readonly StorageKey[] }) {
  const locale = useLocale()
  const t = useTranslations('Legal')
  return (
    <ul className="list-none! border-b border-line pl-0!">
      {items.map(({ name, place, purpose, kept }) => (
        <li key={name} className="mt-0! border-t border-line py-4">
          <code className="font-semibold">{name}</code>
          <dl className="mt-2 grid gap-x-5 text-small sm:grid-cols-[6rem_1fr]">
            <dt className="mt-0!">{t('place')}</dt>
            <dd className="pl-0!">{place[locale]}</dd>
            <dt className="mt-3! sm:mt-0!">{t('purpose')}</dt>
            <dd className="pl-0!">{purpose[locale]}</dd>
            <dt className="mt-3! sm:mt-0!">{t('kept')}</dt>
            <dd className="pl-0!">{kept[locale]}</dd>
          </dl>
        </li>
      ))}
    </ul>
  )
}

function Reference({ link }: { link: LegalLink }) {
  const locale = useLocale()
  const header = useTranslations('Header')
  const label = link.label[locale]
  if ('path' in link) return <Link href={localePath(link.path, locale)}>{label}</Link>
  if (!link.href.startsWith('http')) return <a href={link.href}>{label}</a>
  return (
    <a href={link.href} target="_blank" rel="noopener">
      {label}
      <span className="sr-only"> {header('newTab')}</span>
    </a>
  )
}

/** One piece of a legal text, as the element it is. */
export function LegalBlock({ block }: { block: Block }) {
  const locale = useLocale()
  switch (block.kind) {
    case 'paragraph':
      return <p>{block.text[locale]}</p>
    case 'list':
      return (
        <ul>
          {block.items.map((item) => (
            <li key={item.en}>{item[locale]}</li>
          ))}
        </ul>
      )
    case 'definitions':
      return (
        <dl>
          {block.items.map(({ term, text }) => (
            <div key={term.en} className="not-first:mt-3">
              <dt>{term[locale]}</dt>
              <dd className="pl-0!">{text[locale]}</dd>
            </div>
          ))}
        </dl>
      )
    case 'storage':
      return <Storage items={block.items} />
    case 'links':
      return (
        <ul>
          {block.items.map((link) => (
            <li key={link.label.en} className="wrap-anywhere">
              <Reference link={link} />
            </li>
          ))}
        </ul>
      )
  }
}
