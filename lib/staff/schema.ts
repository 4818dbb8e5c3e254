import { z } from 'zod'
import { emailField } from '@/lib/forms/email'
import { siteLanguage } from '@/lib/i18n/site-language'
import type { Result } from '@/lib/result'
import type { PasswordCode } from './password/rules'
import { type StaffRole, staffRoles } from './roles'

const email = z.string().trim().toLowerCase().min(1).max(254)

export const signInSchema = z.object({
  email,
  password: z.string().min(1).max(200),
})

export const passwordLinkSchema = z.object({ email: email.pipe(z.email()) })

/** A missing password counts as empty, which the rules refuse. */
export const newPasswordSchema = z.object({ password: z.string().catch('') })
export const changePasswordSchema = newPasswordSchema.extend({ present: z.string().max(200).catch('') })

/** The token's hash, or the code of Supabase's default template (PKCE). */
export const mailedLinkSchema = z.object({
  kind: z.enum(['token_hash', 'code']),
  value: z.string().min(1).max(500),
})
export type MailedLink = z.infer<typeof mailedLinkSchema>

export type SignInCode = 'invalidCredentials' | 'failed' | 'tooManyAttempts' | 'notStaff'

export type ChangePasswordCode =
  PasswordCode | 'wrongPassword' | 'tooManyAttempts' | 'notAuthenticated' | 'signInAgain' | 'changeFailed'

export type FirstPasswordCode = PasswordCode | 'notAuthenticated' | 'signInAgain' | 'changeFailed'

export type PasswordLinkCode = 'invalidEmail' | 'tooManyAttempts' | 'mailOff' | 'linkFailed'

export type NewPasswordCode = PasswordCode | 'linkInvalid' | 'tooManyAttempts' | 'setFailed'

/** A session's id, or all but the current one. */
export const endSessionsSchema = z.union([z.literal('others'), z.guid()])

export type EndedSessions = 'one' | 'others'

/** `gone` if it had already ended. */
export type EndSessionsCode = 'notAuthenticated' | 'notAdmin' | 'gone' | 'failed'

/** `unlike` if the confirmation is a different address. */
type ResetFactorCode =
  'notAuthenticated' | 'notAdmin' | 'unlike' | 'wrongPassword' | 'tooManyAttempts' | 'gone' | 'failed'

/** A refusal keeps the typed address, for a page without JavaScript. */
export type ResetFactorState = Result<null, ResetFactorCode> & { readonly confirmation?: string }

/** The language is that of the mail. */
export const inviteSchema = z.object({
  email: emailField,
  role: z.enum(staffRoles),
  language: siteLanguage,
})

export type InviteCode = 'notAuthenticated' | 'notAdmin' | 'invalidEmail' | 'staff' | 'tooMany' | 'failed'

/** A refusal keeps the input, for a page without JavaScript. */
export type InviteState = Result<string, InviteCode> & { readonly typed?: Readonly<Record<string, string>> }

export type InvitationChange = 'resent' | 'withdrawn'

/** `gone` if it was accepted or withdrawn in the meantime. */
export type InvitationCode = Exclude<InviteCode, 'invalidEmail'> | 'gone'

export type AcceptCode = PasswordCode | 'invalidCredentials' | 'tooManyAttempts' | 'failed'

/** `unlike` if the confirmation is a different address, `lastAdmin` if nobody else is an admin. */
export type MemberCode =
  'notAuthenticated' | 'notAdmin' | 'sameRole' | 'unlike' | 'lastAdmin' | 'gone' | 'failed'

/** A refusal keeps the input, for a page without JavaScript. */
export type MemberState = Result<StaffRole, MemberCode> & {
  readonly confirmation?: string
  readonly role?: StaffRole
}

/** How admins and the office are told of new enquiries. */
export const leadMailChoices = ['at-once', 'digest', 'none'] as const

/** An editor's form has no choice about enquiries. */
export const mailChoiceSchema = z.object({
  leadMail: z.enum(leadMailChoices).optional(),
  language: siteLanguage,
})
export type MailChoice = z.output<typeof mailChoiceSchema>

export type MailChoiceCode = 'notAuthenticated' | 'failed'
