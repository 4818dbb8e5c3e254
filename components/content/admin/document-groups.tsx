import { useTranslations } from 'next-intl'
import { SectionCard } from '@/components/staff/admin/page-parts'
import { Link } from '@/components/ui/link'
import { documentGroups, documentKeys, documents } from '@/lib/content/documents'
import { routes } from '@/lib/routes'
import type { DocumentState } from '@/lib/site-content/queries'
import { DocumentStateLine } from './document-state'

export function DocumentGroups({ states }: { states: readonly DocumentState[] }) {
  const t = useTranslations('Content')
  return documentGroups.map((name) => (
    <SectionCard key={name} id={`group-${name}`} title={t(`groups.${name}`)}>
      <ul className="grid grid-cols-[minmax(0,1fr)]">
        {documentKeys
          .filter((key) => documents[key].group === name)
          .flatMap((wanted) => states.filter(({ key }) => key === wanted))
          .map(({ key, ...state }) => (
            <li
              key={key}
              className="grid grid-cols-[minmax(0,1fr)] gap-x-6 gap-y-2 border-b border-line py-4 first:pt-0 last:border-0 last:pb-0 md:grid-cols-2"
            >
              <div>
                <Link href={routes.siteDocument(key)} className="text-link inline-flex min-h-6 items-center">
                  {t(`documents.${key}.name`)}
                </Link>
                <p className="text-small text-quiet">{t(`documents.${key}.about`)}</p>
              </div>
              <DocumentStateLine documentKey={key} {...state} />
            </li>
          ))}
      </ul>
    </SectionCard>
  ))
}
