import { useLocale, useTranslations } from 'next-intl'
import type { FactName, Facts } from '@/lib/content/documents/facts'
import { useContent } from '@/lib/site/queries'

interface Props {
  readonly names: readonly FactName[]
  readonly title?: string
  readonly className?: string
  /** Whether each name is above its text, as in the list of contact details. */
  readonly isStacked?: boolean
}

/** The given facts among those named, each under its name; nothing if there are none. */
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

/** The same for the facts that the provider has published. */
export function FactList(props: Props) {
  return <GivenFacts {...props} facts={useContent().facts} />
}
