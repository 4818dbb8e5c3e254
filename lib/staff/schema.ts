import { z } from 'zod'
import { emailField } from '@/lib/forms/email'
import { siteLanguage } from '@/lib/i18n/site-language'
import type { PasswordCode } from './password/rules'

const email = z.string().trim().toLowerCase().min(1).max(254)

/** The fields of the sign-in form. */
export const signInSchema = z.object({
  email,
  password: z.string().min(1).max(200),
})

/** The field of the form that requests a link for a new password. */
export const passwordLinkSchema = z.object({ email: email.pipe(z.email()) })

/** The fields of the forms that set a password. A missing field counts as empty, which the password rules refuse. */
export const newPasswordSchema = z.object({ password: z.string().catch('') })
export const changePasswordSchema = newPasswordSchema.extend({ present: z.string().max(200).catch('') })

/** The secret in a mailed link: the hash of its token, or the code of Supabase's own template (PKCE). */
export const mailedLinkSchema = z.object({
  kind: z.enum(['token_hash', 'code']),
  value: z.string().min(1).max(500),
})
export type MailedLink = z.infer<typeof mailedLinkSchema>

/** Why signing in failed. */
export type SignInCode = 'invalidCredentials' | 'failed' | 'tooManyAttempts' | 'notStaff'

/** Why the password was not changed. */
export type ChangePasswordCode =
  PasswordCode | 'wrongPassword' | 'tooManyAttempts' | 'notAuthenticated' | 'signInAgain' | 'changeFailed'

/** Why a first password was not replaced. */
export type FirstPasswordCode = PasswordCode | 'notAuthenticated' | 'signInAgain' | 'changeFailed'

/** Why no link for a new password was mailed. */
export type PasswordLinkCode = 'invalidEmail' | 'tooManyAttempts' | 'mailOff' | 'linkFailed'

/** Why a mailed link set no password. */
export type NewPasswordCode = PasswordCode | 'linkInvalid' | 'tooManyAttempts' | 'setFailed'

/** What the button of an open session names: its id, or all but the one that asks. */
export const endSessionsSchema = z.union([z.literal('others'), z.guid()])

/** Which sessions were ended. */
export type EndedSessions = 'one' | 'others'

/** Why no session was ended; `gone` where it had ended already. */
export type EndSessionsCode = 'notAuthenticated' | 'notAdmin' | 'gone' | 'failed'

/** Why the second factor of a colleague was not reset; `unlike` where the confirmation is another address. */
type ResetFactorCode =
  'notAuthenticated' | 'notAdmin' | 'unlike' | 'wrongPassword' | 'tooManyAttempts' | 'gone' | 'failed'

/** What came of resetting; a refusal keeps the address that was typed, for a page without JavaScript. */
export type ResetFactorState =
  | { readonly ok: true }
  | { readonly ok: false; readonly code: ResetFactorCode; readonly confirmation?: string }

/** What a member of staff may be. */
export const staffRoles = ['admin', 'editor'] as const

/** The fields of the form that invites somebody: the address, the role, and the language of the mail. */
export const inviteSchema = z.object({
  email: emailField,
  role: z.enum(staffRoles),
  language: siteLanguage,
})

/** Why nobody was invited. */
export type InviteCode = 'notAuthenticated' | 'notAdmin' | 'invalidEmail' | 'staff' | 'tooMany' | 'failed'

/** What came of inviting; a refusal keeps what was typed, for a page without JavaScript. */
export type InviteState =
  | { readonly ok: true; readonly email: string }
  | { readonly ok: false; readonly code: InviteCode; readonly typed?: Readonly<Record<string, string>> }

/** What was done about an invitation. */
export type InvitationChange = 'resent' | 'withdrawn'

/** Why nothing was done about an invitation; `gone` where it was accepted or withdrawn meanwhile. */
export type InvitationCode = Exclude<InviteCode, 'invalidEmail'> | 'gone'

/** Why an invitation was not accepted. */
export type AcceptCode = PasswordCode | 'invalidCredentials' | 'tooManyAttempts' | 'failed'

/**
 * Why a member was neither given another role nor removed; `unlike` where the confirmation is another address,
 * `lastAdmin` where nobody else is an admin.
 */
export type MemberCode = 'notAuthenticated' | 'notAdmin' | 'unlike' | 'lastAdmin' | 'gone' | 'failed'

/** What came of it; a refusal keeps what was typed, for a page without JavaScript. */
export type MemberState =
  | { readonly ok: true; readonly role: (typeof staffRoles)[number] }
  | {
      readonly ok: false
      readonly code: MemberCode
      readonly confirmation?: string
      readonly role?: (typeof staffRoles)[number]
    }

/** How an admin hears of new enquiries. */
export const leadMailChoices = ['at-once', 'digest', 'none'] as const

/** How the site writes to a member of staff. An editor's form has no choice about enquiries. */
export const mailChoiceSchema = z.object({
  leadMail: z.enum(leadMailChoices).optional(),
  language: siteLanguage,
})
export type MailChoice = z.output<typeof mailChoiceSchema>

/** Why the choice was not saved. */
export type MailChoiceCode = 'notAuthenticated' | 'failed'
