'use client'

import { useLocale, useTranslations } from 'next-intl'
import { Button } from '@/components/ui/button'
import { EmailAddress } from '@/components/ui/admin/email-address'
import { Link } from '@/components/ui/link'
import { useFormAction } from '@/components/ui/use-form-action'
import { LEAD_FIELD } from '@/lib/leads/admin-form'
import { decideSuggestion, splitLead } from '@/lib/leads/merge-actions'
import type { LeadLink } from '@/lib/leads/schema'
import { fail } from '@/lib/result'
import { routes } from '@/lib/routes'
import { ActionNotice } from './action-notice'

function Contact({ link }: { link: LeadLink }) {
  const t = useTranslations('Leads.merge')
  return (
    <p className="text-small text-quiet [overflow-wrap:anywhere]">
      {link.email && (
        <>
          <EmailAddress address={link.email} />
          <br />
        </>
      )}
      {link.phone && `${link.phone} · `}
      {t('enquiries', { count: link.submissions })}
    </p>
  )
}

/** A lead that may be the same person, with the buttons that merge the two or dismiss it. */
export function Suggestion({ id, link }: { id: string; link: LeadLink }) {
  const locale = useLocale()
  const t = useTranslations('Leads.merge')
  const { state: answer, pending, form } = useFormAction(decideSuggestion, fail('failed'))
  return (
    <li className="grid gap-3">
      {answer && !answer.ok && <ActionNotice answer={answer} />}
      <div>
        <Link
          href={routes.lead(link.leadId)}
          className="text-link inline-block min-h-11 py-2 [overflow-wrap:anywhere]"
        >
          {link.name}
        </Link>
        <Contact link={link} />
      </div>
      <form {...form} className="flex flex-wrap gap-3">
        <input type="hidden" name={LEAD_FIELD} value={id} />
        <input type="hidden" name="suggestion" value={link.id} />
        <input type="hidden" name="locale" value={locale} />
        <Button type="submit" disabled={pending} aria-label={t('mergeOf', { name: link.name })}>
          {t('merge')}
        </Button>
        <Button
          type="submit"
          name="dismiss"
          variant="quiet"
          disabled={pending}
          aria-label={t('dismissOf', { name: link.name })}
        >
          {t('dismiss')}
        </Button>
      </form>
    </li>
  )
}

/** A lead that was merged into this one, with the button that splits it off again. */
export function Merged({ link }: { link: LeadLink }) {
  const t = useTranslations('Leads.merge')
  const { state: answer, pending, form } = useFormAction(splitLead, fail('failed'))
  return (
    <li className="grid gap-3">
      {answer && !answer.ok && <ActionNotice answer={answer} />}
      <div>
        <p className="font-semibold [overflow-wrap:anywhere]">{link.name}</p>
        <Contact link={link} />
      </div>
      <form {...form}>
        <input type="hidden" name={LEAD_FIELD} value={link.leadId} />
        <Button
          type="submit"
          variant="quiet"
          disabled={pending}
          aria-label={t('splitOf', { name: link.name })}
        >
          {t('split')}
        </Button>
      </form>
    </li>
  )
}
