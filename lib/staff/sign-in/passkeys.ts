import { z } from 'zod'

/** The browser finds the first four. */
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

export type PasskeyCode = PasskeyRefusal | 'notAuthenticated' | 'failed'

/** Maximum characters, as in the database. */
export const PASSKEY_NAME_LENGTH = 60

/** As typed by its owner. */
export const passkeyNameSchema = z
  .string()
  .transform((typed) => typed.replace(/\s+/g, ' ').trim())
  .pipe(z.string().min(1).max(PASSKEY_NAME_LENGTH))

/** As base64url. No device's answer comes near the limit. */
const bytes = z
  .string()
  .regex(/^[\w-]+$/)
  .max(20_000)
const credential = { id: bytes, rawId: bytes, type: z.literal('public-key') }

/** RegistrationResponseJSON of a new passkey, as far as the server reads it. */
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

/** AuthenticationResponseJSON of a used passkey, as far as the server reads it. */
export const usedPasskeySchema = z
  .object({
    ...credential,
    response: z.object({ clientDataJSON: bytes, authenticatorData: bytes, signature: bytes }),
  })
  .transform((answer) => ({ ...answer, clientExtensionResults: {} }))
export type UsedPasskey = z.output<typeof usedPasskeySchema>
