import 'server-only'
import { z } from 'zod'
import { isoTime } from '@/lib/dates'
import { called } from '@/lib/supabase/called'
import { row } from '@/lib/supabase/columns'
import type { StaffClient } from '../queries'
import { keyedAnswer } from './second-factor-queries'

/** To add a passkey, or to pass the second factor. */
export type PasskeyPurpose = 'add' | 'pass'

const begunSchema = z.object({
  challenge: z.string(),
  passkeys: z.array(z.object({ id: z.string(), transports: z.array(z.string()) })),
})
/** As base64url, with the account's passkeys. */
export type PasskeyChallenge = z.output<typeof begunSchema>

/** Makes a session's challenge, replacing any previous one. @throws Error when Supabase refuses. */
export const beginPasskey = (client: StaffClient, purpose: PasskeyPurpose) =>
  keyedAnswer(client, 'begin_passkey', { for_purpose: purpose }, begunSchema)

const takenSchema = z
  .object({ challenge: z.string(), public_key: z.string().nullable(), counter: z.number().nullable() })
  .transform(({ challenge, public_key, counter }) => ({
    challenge,
    /** Null for an unknown id. */
    passkey: public_key === null ? null : { publicKey: public_key, counter: counter ?? 0 },
  }))
  .nullable()

/** Consumes the session's challenge, valid once; null without one. @throws Error when Supabase refuses. */
export function consumeChallenge(client: StaffClient, purpose: PasskeyPurpose, credentialId?: string) {
  const given = { for_purpose: purpose, of_credential: credentialId }
  return keyedAnswer(client, 'take_passkey_challenge', given, takenSchema)
}

const addedSchema = z.object({
  outcome: z.enum(['ok', 'known', 'full']),
  /** Only if the account had no second factor before. */
  codes: z.array(z.string()).nullish(),
})

/** Stores a checked passkey. @throws Error when Supabase does not answer or refuses. */
export function storePasskey(
  client: StaffClient,
  passkey: { id: string; publicKey: Uint8Array; counter: number; transports: string[]; name: string },
) {
  const given = {
    new_credential: passkey.id,
    new_key: Buffer.from(passkey.publicKey).toString('base64url'),
    new_counter: passkey.counter,
    new_transports: passkey.transports,
    new_name: passkey.name,
  }
  return keyedAnswer(client, 'add_passkey', given, addedSchema)
}

/**
 * Passes the second factor with a checked passkey, or records its refusal with the counter null. Returns whether the
 * session has passed.
 * @throws Error when Supabase does not answer or refuses.
 */
export const recordPasskey = (client: StaffClient, credentialId: string, counter: number | null) =>
  keyedAnswer(
    client,
    'pass_with_passkey',
    { with_credential: credentialId, new_counter: counter },
    z.boolean(),
  )

/** Removes a passkey; false if it does not exist. @throws Error when Supabase does not answer or refuses. */
export const deletePasskey = (client: StaffClient, id: string) =>
  keyedAnswer(client, 'remove_passkey', { passkey_id: id }, z.boolean())

const passkeyRow = row({
  id: z.string(),
  /** By its owner. */
  name: z.string(),
  createdAt: isoTime,
  /** Last sign-in with it, or null. */
  usedAt: isoTime.nullable(),
})

export type Passkey = z.output<typeof passkeyRow>

/** The staff member's passkeys, oldest first. @throws Error when Supabase does not answer. */
export const ownPasskeys = () => called('own_passkeys', null, z.array(passkeyRow))
