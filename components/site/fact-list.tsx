import { useLocale, useTranslations } from 'next-intl'
import type { FactName, Facts } from '@/lib/content/documents/facts'
import { useContent } from '@/lib/site/queries'

interface Props {
  readonly names: readonly FactName[]
  readonly title?: string
  readonly className?: string
  /** Names above their texts, as in the contact details. */
  readonly isStacked?: boolean
}

/** Those of the named facts that are given; nothing without any. */
export function GivenFacts({
  facts,
  names,
  title,
  className = '',
  isStacked = false,
}: Props & { facts: Facts }) {
  const locale = useLocale()
  const t = useTranslations('Facts')
  const given = names.flatMap((name) => {
    const text = facts[name]
    return text ? [{ name, text: text[locale] }] : []
  })
  if (given.length === 0) return null
  return (
    <section className={className} aria-label={title}>
      {title && <h2 className="mb-6">{title}</h2>}
      <dl className="border-b border-line">
        {given.map(({ name, text }) => (
          <div
            key={name}
            className={`grid gap-x-8 gap-y-1 border-t border-line ${isStacked ? 'py-5' : 'py-4 sm:grid-cols-[14rem_1fr]'}`}
          >
            <dt className={`font-semibold ${isStacked ? 'text-small text-quiet' : ''}`}>{t(name)}</dt>
            <dd className="min-w-0 wrap-anywhere">{text}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}

/** The same for the published facts. */
export function FactList(props: Props) {
  return <GivenFacts {...props} facts={useContent().facts} />
}
