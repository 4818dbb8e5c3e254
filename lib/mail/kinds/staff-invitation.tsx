import { z } from 'zod'
import { absolute } from '@/lib/i18n/absolute'
import { translator } from '@/lib/i18n/translator'
import { INVITATION_HOURS } from '@/lib/retention'
import { routes, withQuery } from '@/lib/routes'
import type { MailKind } from '../kind'
import { ActionLink, Paragraph } from '../layout'

const invitationData = z.object({
  /** What the link needs; the database makes it at this moment and keeps it nowhere. */
  token: z.string(),
  role: z.enum(['admin', 'editor']),
  invited_by: z.string(),
})

/** Invites somebody to a staff account. */
export const staffInvitation: MailKind<z.output<typeof invitationData>> = {
  schema: invitationData,
  sample: { token: 'sample', role: 'editor', invited_by: 'admin@example.org' },
  compose({ token, role, invited_by: who }, locale, { organisation }) {
    const t = translator(locale)
    const names = { who, site: organisation.name[locale] }
    const text = t('Mail.staffInvitation.text', { role: t(`Staff.account.${role}Word`) })
    return {
      subject: t('Mail.staffInvitation.subject', names),
      preview: text,
      why: t('Mail.staffInvitation.why', names),
      body: (
        <>
          <Paragraph>{text}</Paragraph>
          <ActionLink href={absolute(withQuery(routes.invitation, { token }), locale)}>
            {t('Mail.staffInvitation.open')}
          </ActionLink>
          <Paragraph>{t('Mail.staffInvitation.once', { who, hours: INVITATION_HOURS })}</Paragraph>
        </>
      ),
    }
  },
}
