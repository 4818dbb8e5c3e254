import { useLocale, useTranslations } from 'next-intl'
import { type Facts, facts as ours } from '@/lib/content/facts'

/** Who teaches, once the provider has said it. */
export function Teachers({ facts: { teachers } = ours }: { facts?: Facts }) {
  const locale = useLocale()
  const t = useTranslations('Facts')
  if (!teachers) return null
  return (
    <section aria-labelledby="teachers" className="shell py-14 sm:py-20">
      <h2 id="teachers">{t('teachers')}</h2>
      <ul className="mt-8 grid gap-x-10 gap-y-8 sm:grid-cols-2 lg:grid-cols-3">
        {teachers.map(({ name, role, about }) => (
          <li key={name} className="border-t-2 border-grain pt-5">
            <h3>{name}</h3>
            <p className="text-wheat">{role[locale]}</p>
            {about && <p className="mt-2 text-quiet">{about[locale]}</p>}
          </li>
        ))}
      </ul>
    </section>
  )
}
