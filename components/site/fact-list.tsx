import { useLocale, useTranslations } from 'next-intl'
import { type TextFact, type Facts, facts as ours } from '@/lib/content/facts'

/** Those of the named facts that the provider has given, each under its name; nothing where there is none. */
export function FactList({
  names,
  title,
  facts = ours,
  className = '',
}: {
  names: readonly TextFact[]
  title?: string
  facts?: Facts
  className?: string
}) {
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
          <div key={name} className="grid gap-x-8 gap-y-1 border-t border-line py-4 sm:grid-cols-[14rem_1fr]">
            <dt className="font-semibold">{t(name)}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
