import { z } from 'zod'
import { isoTime } from '@/lib/dates'
import { absolute } from '@/lib/i18n/absolute'
import { formatTime } from '@/lib/i18n/formats'
import type { Locale } from '@/lib/i18n/routing'
import { translator } from '@/lib/i18n/translator'
import { type Path, routes } from '@/lib/routes'
import type { MailContent, MailKind } from '../kind'
import { ActionLink, Paragraph } from '../layout'

/** A message to a member of staff about their account: what happened, and the page that it leads to. */
function accountMail(
  locale: Locale,
  { subject, text, open, path }: { subject: string; text: string; open: string; path: Path },
): MailContent {
  return {
    subject,
    preview: text,
    why: translator(locale)('Mail.staff.why'),
    body: (
      <>
        <Paragraph>{text}</Paragraph>
        <ActionLink href={absolute(path, locale)}>{open}</ActionLink>
      </>
    ),
  }
}

const timeData = z.object({ at: isoTime })
type TimeData = z.output<typeof timeData>

/** A message that says when something happened. */
const timed = (name: 'password' | 'signedOut' | 'factorReset', path: Path): MailKind<TimeData> => ({
  schema: timeData,
  sample: { at: '2026-11-23T06:05:00.000Z' },
  compose({ at }, locale) {
    const t = translator(locale)
    return accountMail(locale, {
      subject: t(`Mail.staff.${name}.subject`),
      text: t(`Mail.staff.${name}.text`, { time: formatTime(at, locale) }),
      open: t(`Mail.staff.${name}.open`),
      path,
    })
  },
})

export const staffPassword = timed('password', routes.forgotPassword)
export const staffSignedOut = timed('signedOut', routes.login)
export const staffFactorReset = timed('factorReset', routes.login)

const roleData = z.object({ role: z.enum(['admin', 'editor']) })

/** Tells a member of staff what they may do from now on. */
export const staffRole: MailKind<z.output<typeof roleData>> = {
  schema: roleData,
  sample: { role: 'editor' },
  compose({ role }, locale) {
    const t = translator(locale)
    return accountMail(locale, {
      subject: t('Mail.staff.role.subject', { role: t(`Staff.account.${role}`) }),
      text: t(`Staff.account.${role}May`),
      open: t('Mail.staff.role.open'),
      path: routes.dashboard,
    })
  },
}
