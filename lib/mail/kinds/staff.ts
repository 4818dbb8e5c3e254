import { z } from 'zod'
import { isoTime } from '@/lib/dates'
import { formatTime } from '@/lib/i18n/formats'
import { translator } from '@/lib/i18n/translator'
import { INVITATION_HOURS } from '@/lib/retention'
import { type Path, routes, withQuery } from '@/lib/routes'
import type { MailKind } from '../kind'
import { mailNotice } from '../notice'

const timeData = z.object({ at: isoTime })
type TimeData = z.output<typeof timeData>

/** Tells a staff member about an event on their account. */
const timed = (name: 'password' | 'signedOut' | 'factorReset', path: Path): MailKind<TimeData> => ({
  schema: timeData,
  sample: { at: '2026-11-23T06:05:00.000Z' },
  compose({ at }, locale) {
    const t = translator(locale)
    return mailNotice(locale, {
      subject: t(`Mail.staff.${name}.subject`),
      text: t(`Mail.staff.${name}.text`, { time: formatTime(at, locale) }),
      open: [t(`Mail.staff.${name}.open`), path],
      why: t('Mail.staff.why'),
    })
  },
})

const staffRoleField = z.enum(['admin', 'office', 'editor'])
const roleData = z.object({ role: staffRoleField })

const roleChange: MailKind<z.output<typeof roleData>> = {
  schema: roleData,
  sample: { role: 'editor' },
  compose({ role }, locale) {
    const t = translator(locale)
    return mailNotice(locale, {
      subject: t('Mail.staff.role.subject', { role: t(`Staff.account.${role}Word`) }),
      text: t(`Staff.account.${role}May`),
      open: [t('Mail.staff.role.open'), routes.dashboard],
      why: t('Mail.staff.why'),
    })
  },
}

const invitationData = z.object({
  /** Made by the database on demand and stored nowhere. */
  token: z.string(),
  role: staffRoleField,
  invited_by: z.string(),
})

const invitation: MailKind<z.output<typeof invitationData>> = {
  schema: invitationData,
  sample: { token: 'sample', role: 'editor', invited_by: 'admin@example.org' },
  compose({ token, role, invited_by: who }, locale, { organisation }) {
    const t = translator(locale)
    const names = { who, site: organisation.shortName[locale] }
    return mailNotice(locale, {
      subject: t('Mail.staffInvitation.subject', names),
      text: t('Mail.staffInvitation.text', { role: t(`Staff.account.${role}Word`) }),
      open: [t('Mail.staffInvitation.open'), withQuery(routes.invitation, { token })],
      more: [t('Mail.staffInvitation.once', { who, hours: INVITATION_HOURS })],
      why: t('Mail.staffInvitation.why', names),
    })
  },
}

export const staffKinds = {
  'staff-password': timed('password', routes.forgotPassword),
  'staff-role': roleChange,
  'staff-signed-out': timed('signedOut', routes.login),
  'staff-factor-reset': timed('factorReset', routes.login),
  'staff-invitation': invitation,
}
