import type { PublicKeyCredentialCreationOptionsJSON } from '@simplewebauthn/browser'
import { z } from 'zod'
import { type Path, routes, withQuery } from '@/lib/routes'
import type { PasskeyCode } from './passkeys'

export type CodeKind = 'app' | 'recovery'

/** `unreadable`: the secret was encrypted with another server key. */
export const CODE_REFUSALS = [
  'incomplete',
  'incompleteRecovery',
  'wrong',
  'wrongRecovery',
  'used',
  'usedRecovery',
  'wait',
  'unreadable',
] as const
export type CodeRefusal = (typeof CODE_REFUSALS)[number]

export type SecondFactorCode =
  CodeRefusal | PasskeyCode | 'wrongPassword' | 'tooManyAttempts' | 'nameless' | 'changed'

/** Ways to pass are added and removed, or the second factor is removed. */
export const CHANGES = ['addApp', 'removeApp', 'addPasskey', 'removePasskey', 'renewCodes', 'remove'] as const
export type Change = (typeof CHANGES)[number]

/** By address; `passkey` is the id of the one to remove. */
export const changeSchema = z.discriminatedUnion('change', [
  z.object({ change: z.enum(CHANGES).exclude(['removePasskey']) }),
  z.object({ change: z.literal('removePasskey'), passkey: z.guid() }),
])
export type AskedChange = z.output<typeof changeSchema>

/** The unprefixed path of the page for a change. */
export function changePath(asked: AskedChange, next?: string): Path {
  return withQuery(routes.twoStep, { ...asked, next })
}

/** The secret in Base32, and as an otpauth address and its QR code. */
export interface Setup {
  readonly secret: string
  readonly uri: string
  /** Data URL. */
  readonly qr: string
}

/** The next step, the new recovery codes, or a refusal. */
export type SecondFactorState =
  | { readonly ok: true; readonly setup: Setup }
  | { readonly ok: true; readonly passkey: { name: string; options: PublicKeyCredentialCreationOptionsJSON } }
  | { readonly ok: true; readonly codes: readonly string[] }
  | { readonly ok: false; readonly code: SecondFactorCode; readonly minutes?: number; readonly setup?: Setup }

const codeSchemas: Record<CodeKind, z.ZodType<string>> = {
  app: z.string().regex(/^[0-9]{6}$/),
  recovery: z.string().regex(/^[a-z0-9]{10}$/),
}

/** A typed or pasted code without spaces and hyphens; null if invalid. */
export function parseCode(kind: CodeKind, typed: unknown): string | null {
  if (typeof typed !== 'string') return null
  return codeSchemas[kind].safeParse(typed.replace(/[\s-]/g, '').toLowerCase()).data ?? null
}

/** A recovery code in two groups, easier to read and to write down. */
export const groupedCode = (code: string) => `${code.slice(0, 5)}-${code.slice(5)}`

const BASE32 = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'

/** Hexadecimal digits in Base32 (RFC 4648), without padding, as authenticator apps take it. */
export function toBase32(hex: string): string {
  const bits = [...hex].map((digit) => parseInt(digit, 16).toString(2).padStart(4, '0')).join('')
  return (bits.match(/.{1,5}/g) ?? []).map((five) => BASE32[parseInt(five.padEnd(5, '0'), 2)]).join('')
}

/** The address that gives an authenticator app its secret (Key Uri Format of Google Authenticator). */
export function otpauthUri({
  secret,
  issuer,
  email,
}: {
  secret: string
  issuer: string
  email: string
}): string {
  const label = `${encodeURIComponent(issuer)}:${encodeURIComponent(email)}`
  return `otpauth://totp/${label}?secret=${secret}&issuer=${encodeURIComponent(issuer)}&algorithm=SHA1&digits=6&period=30`
}
