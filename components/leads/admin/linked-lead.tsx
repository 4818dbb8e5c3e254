'use client'

import { useLocale, useTranslations } from 'next-intl'
import { Button } from '@/components/ui/button'
import { EmailAddress } from '@/components/ui/admin/email'
import { Link } from '@/components/ui/link'
import { useFormAction } from '@/components/ui/use-form-action'
import { localePath } from '@/lib/i18n/paths'
import { LEAD_FIELD } from '@/lib/leads/admin-form'
import { decideLink } from '@/lib/leads/triage/merge-actions'
import type { LeadLink } from '@/lib/leads/schema'
import type { Path } from '@/lib/routes'
import { ActionNotice } from './action-notice'

/** A possible duplicate of the open lead, or one merged into it, with the buttons to decide. */
export function LinkedLead({
  id,
  link,
  href,
}: {
  id: string
  link: LeadLink
  /** The page of the other lead. */
  href: Path
}) {
  const locale = useLocale()
  const t = useTranslations('Leads.merge')
  const { state: answer, pending, form } = useFormAction(decideLink)
  const { name, email, phone } = link
  const button = (deed: 'merge' | 'dismiss' | 'split') => (
    <Button
      name={deed}
      variant={deed === 'merge' ? 'primary' : 'quiet'}
      disabled={pending}
      aria-label={t(`${deed}Of`, { name })}
    >
      {t(deed)}
    </Button>
  )
  return (
    <li className="grid gap-3">
      {answer && !answer.ok && <ActionNotice answer={answer} />}
      <div>
        {link.kind === 'merged' ? (
          <p className="font-semibold [overflow-wrap:anywhere]">{name}</p>
        ) : (
          <Link href={href} className="text-link inline-block min-h-11 py-2 [overflow-wrap:anywhere]">
            {name}
          </Link>
        )}
        <p className="text-small text-quiet [overflow-wrap:anywhere]">
          {email && (
            <>
              <EmailAddress address={email} />
              <br />
            </>
          )}
          {phone && `${phone} · `}
          {t('enquiries', { count: link.submissions })}
        </p>
      </div>
      <form {...form} className="flex flex-wrap gap-3">
        <input type="hidden" name={LEAD_FIELD} value={id} />
        <input type="hidden" name="link" value={link.id} />
        <input type="hidden" name="then" value={localePath(href, locale)} />
        {link.kind === 'suggested' && button('merge')}
        {link.kind === 'suggested' && button('dismiss')}
        {link.kind === 'merged' && button('split')}
      </form>
    </li>
  )
}
