import { getTranslations } from 'next-intl/server'
import { AskLink } from '@/components/leads/ask-link'
import { LeadFormLater } from '@/components/leads/lead-form-later'
import { leadFormProps } from '@/components/leads/lead-form-props'
import { WaysOn } from '@/components/leads/ways-on'

/** The form at the end of the path, for whoever has read this far. */
export async function AskForm() {
  const [t, form] = await Promise.all([getTranslations('Home'), leadFormProps()])
  return (
    <section id="ask" aria-labelledby="ask-title" className="bg-band text-on-band print:hidden">
      <div className="shell grid gap-x-[min(5rem,6vw)] gap-y-10 py-9 sm:py-24 lg:grid-cols-2">
        <div>
          <h2 id="ask-title" className="waypoint">
            {t('askTitle')}
          </h2>
          <p className="mt-4 max-w-xl text-lead text-band-quiet">{t('askIntro')}</p>
          <ol className="mt-8 grid max-w-xl max-sm:hidden">
            {(['askStep1', 'askStep2', 'askStep3'] as const).map((step, index) => (
              <li key={step} className="flex gap-5 border-t border-band-line py-5">
                <span className="w-4 shrink-0 font-display text-lead leading-none text-band-accent" aria-hidden>
                  {index + 1}
                </span>
                <span>{t(step)}</span>
              </li>
            ))}
          </ol>
        </div>
        <div data-offer className="self-start rounded-card bg-raised p-6 text-ink shadow-card sm:p-8">
          <LeadFormLater {...form}>
            <WaysOn />
          </LeadFormLater>
          <noscript>
            <AskLink />
          </noscript>
        </div>
      </div>
    </section>
  )
}
