import { EmailAddress } from '@/components/leads/admin/email-address'
import { SectionSubtitle } from '@/components/staff/section-card'
import { ButtonLink } from '@/components/ui/button'
import { localePath } from '@/lib/i18n/paths'
import type { SharedLead } from '@/lib/privacy/schema'
import { routes } from '@/lib/routes'
import type { PrivacyTexts } from './desk-texts'

/** The leads that a person shares with others: with whom, and what becomes of them; for staff alone to see. */
export function Shared({ leads, texts }: { leads: readonly SharedLead[]; texts: PrivacyTexts }) {
  const [none, one, many] = texts.sharedEvents
  const going = (events: number) =>
    events === 0 ? none : events === 1 ? one : many.replace('{count}', String(events))
  return (
    <section
      aria-labelledby="shared"
      className="max-w-2xl rounded-card border-l-4 border-grain bg-clay px-5 py-4"
    >
      <SectionSubtitle id="shared">{texts.sharedTitle}</SectionSubtitle>
      <p className="mt-1 text-quiet">{texts.sharedText}</p>
      <ul className="mt-4 grid gap-5">
        {leads.map(({ id, others, events }) => (
          <li key={id} className="grid justify-items-start gap-3">
            <p className="font-semibold">{texts.sharedWith}</p>
            <ul className="grid gap-2">
              {others.map(({ name, email }) => (
                <li key={email} className="[overflow-wrap:anywhere]">
                  {name}
                  <br />
                  <EmailAddress address={email} />
                </li>
              ))}
            </ul>
            <p className="text-small text-quiet">{going(events)}</p>
            <ButtonLink variant="quiet" href={localePath(routes.lead(id), texts.locale)}>
              {texts.sharedOpen}
            </ButtonLink>
          </li>
        ))}
      </ul>
    </section>
  )
}
