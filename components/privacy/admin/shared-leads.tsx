import { useTranslations } from 'next-intl'
import { EmailAddress } from '@/components/ui/admin/email'
import { ButtonLink } from '@/components/ui/link'
import type { SharedLead } from '@/lib/privacy/person-queries'
import { routes } from '@/lib/routes'

/** Leads shared with others, whose names are listed, and the parts an erasure deletes. */
export function SharedLeads({ leads }: { leads: readonly SharedLead[] }) {
  const t = useTranslations('Privacy')
  return (
    <section
      aria-labelledby="shared"
      className="max-w-2xl rounded-card border-l-4 border-grain bg-clay px-5 py-4"
    >
      <h3 id="shared">{t('sharedTitle')}</h3>
      <p className="mt-1 text-quiet">{t('sharedText')}</p>
      <ul className="mt-4 grid gap-5">
        {leads.map(({ id, others, events }) => (
          <li key={id} className="grid justify-items-start gap-3">
            <p className="font-semibold">{t('sharedWith')}</p>
            <ul className="grid gap-2">
              {others.map(({ name, email }) => (
                <li key={email} className="[overflow-wrap:anywhere]">
                  {name}
                  <br />
                  <EmailAddress address={email} />
                </li>
              ))}
            </ul>
            <p className="text-small text-quiet">{t('sharedEvents', { count: events })}</p>
            <ButtonLink variant="quiet" href={routes.lead(id)}>
              {t('sharedOpen')}
            </ButtonLink>
          </li>
        ))}
      </ul>
    </section>
  )
}
