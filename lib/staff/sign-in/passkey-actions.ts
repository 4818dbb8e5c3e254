'use server'

import type { PublicKeyCredentialRequestOptionsJSON } from '@simplewebauthn/server'
import { redirect } from 'next/navigation'
import { z } from 'zod'
import { pageLocale, staffAction } from '@/lib/action'
import { localePath } from '@/lib/i18n/paths'
import { type Result, fail, ok } from '@/lib/result'
import { routes } from '@/lib/routes'
import { rememberDevice } from './attempt-queries'
import { checkNewPasskey, checkUsedPasskey, authenticationOptions } from './passkey-check'
import { beginPasskey, recordPasskey, storePasskey, consumeChallenge } from './passkey-queries'
import { type PasskeyCode, newPasskeySchema, passkeyNameSchema, usedPasskeySchema } from './passkeys'
import { mayChangeFactor, signedIn } from '../queries'
import { safeNext } from './path'

/** The browser's options for using one of the account's passkeys. */
export const requestPasskey = staffAction(
  'requestPasskey',
  { who: signedIn, takes: [] },
  async ({ client }): Promise<Result<PublicKeyCredentialRequestOptionsJSON, PasskeyCode>> => {
    const begun = await beginPasskey(client, 'pass')
    if (begun.passkeys.length === 0) return fail('unknown')
    return ok(await authenticationOptions(begun))
  },
)

export type PasskeyRefused = { ok: false; code: PasskeyCode }

/**
 * Passes the second factor with a passkey's signature, and redirects to `next`.
 * @param answer the browser's response to `requestPasskey`.
 */
export const passWithPasskey = staffAction(
  'passWithPasskey',
  { who: signedIn, takes: [z.unknown(), z.unknown()] },
  async ({ client }, next, answer): Promise<PasskeyRefused> => {
    const parsed = usedPasskeySchema.safeParse(answer)
    if (!parsed.success) return fail('refused')
    const { id } = parsed.data
    const taken = await consumeChallenge(client, 'pass', id)
    if (!taken) return fail('expired')
    if (!taken.passkey) {
      await recordPasskey(client, id, null)
      return fail('unknown')
    }
    const counter = await checkUsedPasskey(parsed.data, taken.challenge, taken.passkey)
    if (!(await recordPasskey(client, id, counter))) return fail('refused')
    await rememberDevice(client)
    redirect(safeNext(next))
  },
)

/**
 * Adds a new passkey, after the password was checked (`changeSecondFactor`). Returns the recovery codes if it is the
 * first way to pass; otherwise redirects to the list.
 * @param answer the browser's response to the options.
 */
export const addPasskey = staffAction(
  'addPasskey',
  { who: mayChangeFactor, takes: [pageLocale, passkeyNameSchema, z.unknown()] },
  async ({ client }, locale, name, answer): Promise<Result<readonly string[], PasskeyCode>> => {
    const parsed = newPasskeySchema.safeParse(answer)
    if (!parsed.success) return fail('refused')
    const taken = await consumeChallenge(client, 'add')
    if (!taken) return fail('expired')
    const passkey = await checkNewPasskey(parsed.data, taken.challenge)
    if (!passkey) return fail('refused')
    const { transports } = parsed.data.response
    const { outcome, codes } = await storePasskey(client, { ...passkey, transports, name })
    if (outcome !== 'ok') return fail(outcome)
    if (codes) return ok(codes)
    redirect(localePath(routes.twoStep, locale))
  },
)
