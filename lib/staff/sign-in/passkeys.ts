import { z } from 'zod'

/** Why a passkey was not added or did not pass. The first four are found by the browser. */
export const PASSKEY_REFUSALS = [
  'cancelled',
  'unsupported',
  'elsewhere',
  'known',
  'expired',
  'unknown',
  'refused',
  'full',
] as const
export type PasskeyRefusal = (typeof PASSKEY_REFUSALS)[number]

/** Why a passkey was not added or did not pass, or why that cannot be known. */
export type PasskeyCode = PasskeyRefusal | 'notAuthenticated' | 'failed'

/** The longest name of a passkey, in characters; the database has the same limit. */
export const PASSKEY_NAME_LENGTH = 60

/** The name of a passkey as its owner typed it. */
export const passkeyNameSchema = z
  .string()
  .transform((typed) => typed.replace(/\s+/g, ' ').trim())
  .pipe(z.string().min(1).max(PASSKEY_NAME_LENGTH))

/** Bytes, as base64url. No answer of a device comes near the limit. */
const bytes = z
  .string()
  .regex(/^[\w-]+$/)
  .max(20_000)
const credential = { id: bytes, rawId: bytes, type: z.literal('public-key') }

/** What a browser answers when a passkey was made (RegistrationResponseJSON), as far as the server reads it. */
export const newPasskeySchema = z
  .object({
    ...credential,
    response: z.object({
      clientDataJSON: bytes,
      attestationObject: bytes,
      transports: z
        .array(z.string().regex(/^[a-z-]{1,20}$/))
        .max(10)
        .default([]),
    }),
  })
  .transform((answer) => ({ ...answer, clientExtensionResults: {} }))
export type NewPasskey = z.output<typeof newPasskeySchema>

/** What a browser answers when a passkey was used (AuthenticationResponseJSON), as far as the server reads it. */
export const usedPasskeySchema = z
  .object({
    ...credential,
    response: z.object({ clientDataJSON: bytes, authenticatorData: bytes, signature: bytes }),
  })
  .transform((answer) => ({ ...answer, clientExtensionResults: {} }))
export type UsedPasskey = z.output<typeof usedPasskeySchema>
