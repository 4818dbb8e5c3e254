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

/** The fields of the forms that set a password. A missing one counts as empty, which the password rules refuse. */
export const newPasswordSchema = z.object({ password: z.string().catch('') })
export const changePasswordSchema = newPasswordSchema.extend({ present: z.string().max(200).catch('') })

/** The secret in a mailed link: the hash of its token, or the code of Supabase's default template (PKCE). */
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

/** The button of an open session: its id, or all but the current one. */
export const endSessionsSchema = z.union([z.literal('others'), z.guid()])

/** Which sessions were ended. */
export type EndedSessions = 'one' | 'others'

/** Why no session was ended; `gone` if it had already ended. */
export type EndSessionsCode = 'notAuthenticated' | 'notAdmin' | 'gone' | 'failed'

/** Why a colleague's second factor was not reset; `unlike` if the confirmation is a different address. */
type ResetFactorCode =
  'notAuthenticated' | 'notAdmin' | 'unlike' | 'wrongPassword' | 'tooManyAttempts' | 'gone' | 'failed'

/** The result of a reset; a refusal keeps the typed address, for a page without JavaScript. */
export type ResetFactorState =
  | { readonly ok: true }
  | { readonly ok: false; readonly code: ResetFactorCode; readonly confirmation?: string }

export const staffRoles = ['admin', 'editor'] as const

/** The fields of the invitation form: address, role, and the language of the mail. */
export const inviteSchema = z.object({
  email: emailField,
  role: z.enum(staffRoles),
  language: siteLanguage,
})

/** Why nobody was invited. */
export type InviteCode = 'notAuthenticated' | 'notAdmin' | 'invalidEmail' | 'staff' | 'tooMany' | 'failed'

/** The result of an invitation; a refusal keeps the input, for a page without JavaScript. */
export type InviteState =
  | { readonly ok: true; readonly email: string }
  | { readonly ok: false; readonly code: InviteCode; readonly typed?: Readonly<Record<string, string>> }

/** The change made to an invitation. */
export type InvitationChange = 'resent' | 'withdrawn'

/** Why an invitation was not changed; `gone` if it was accepted or withdrawn in the meantime. */
export type InvitationCode = Exclude<InviteCode, 'invalidEmail'> | 'gone'

/** Why an invitation was not accepted. */
export type AcceptCode = PasswordCode | 'invalidCredentials' | 'tooManyAttempts' | 'failed'

/**
 * Why a member's role was neither changed nor removed; `unlike` if the confirmation is a different address, `lastAdmin`
 * if nobody else is an admin.
 */
export type MemberCode = 'notAuthenticated' | 'notAdmin' | 'unlike' | 'lastAdmin' | 'gone' | 'failed'

/** The result; a refusal keeps the input, for a page without JavaScript. */
export type MemberState =
  | { readonly ok: true; readonly role: (typeof staffRoles)[number] }
  | {
      readonly ok: false
      readonly code: MemberCode
      readonly confirmation?: string
      readonly role?: (typeof staffRoles)[number]
    }

/** How an admin is told of new enquiries. */
export const leadMailChoices = ['at-once', 'digest', 'none'] as const

/** A staff member's mail settings. An editor's form has no choice about enquiries. */
export const mailChoiceSchema = z.object({
  leadMail: z.enum(leadMailChoices).optional(),
  language: siteLanguage,
})
export type MailChoice = z.output<typeof mailChoiceSchema>

/** Why the settings were not saved. */
export type MailChoiceCode = 'notAuthenticated' | 'failed'
