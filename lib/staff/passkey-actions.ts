'use server'

import type { PublicKeyCredentialRequestOptionsJSON } from '@simplewebauthn/server'
import { redirect } from 'next/navigation'
import { localePath } from '@/lib/i18n/paths'
import type { Locale } from '@/lib/i18n/routing'
import { logError } from '@/lib/log/log'
import { type Result, fail, ok } from '@/lib/result'
import { routes } from '@/lib/routes'
import { checkNewPasskey, checkUsedPasskey, optionsToPass } from './passkey-check'
import { beginPasskey, recordPasskey, storePasskey, takeChallenge } from './passkey-queries'
import { type PasskeyCode, newPasskeySchema, passkeyNameSchema, usedPasskeySchema } from './passkeys'
import { signedIn } from './queries'
import { safeNext } from './sign-in-path'

/** What the browser needs to ask for one of the account's passkeys. */
export async function requestPasskey(): Promise<Result<PublicKeyCredentialRequestOptionsJSON, PasskeyCode>> {
  try {
    const session = await signedIn()
    if (!session) return fail('notAuthenticated')
    const begun = await beginPasskey(session.client, 'pass')
    if (begun.passkeys.length === 0) return fail('unknown')
    return ok(await optionsToPass(begun))
  } catch (error) {
    logError('requestPasskey', error)
    return fail('failed')
  }
}

/** Why a passkey did not pass. */
export type PasskeyRefused = { ok: false; code: PasskeyCode }

/**
 * Passes the second factor in this session with what a device signed, and redirects to `next`.
 * @param answer what the browser answered to `requestPasskey`.
 */
export async function passWithPasskey(next: string, answer: unknown): Promise<PasskeyRefused | null> {
  try {
    const parsed = usedPasskeySchema.safeParse(answer)
    if (!parsed.success) return fail('refused')
    const session = await signedIn()
    if (!session) return fail('notAuthenticated')
    const { id } = parsed.data
    const taken = await takeChallenge(session.client, 'pass', id)
    if (!taken) return fail('expired')
    if (!taken.passkey) {
      await recordPasskey(session.client, id, null)
      return fail('unknown')
    }
    const counter = await checkUsedPasskey(parsed.data, taken.challenge, taken.passkey)
    if (!(await recordPasskey(session.client, id, counter))) return fail('refused')
  } catch (error) {
    logError('passWithPasskey', error)
    return fail('failed')
  }
  redirect(safeNext(next))
}

/**
 * Adds the passkey that a device made, after the password was given (`changeSecondFactor`). Returns the recovery codes
 * where it is the first way to pass; otherwise it redirects to the list.
 * @param answer what the browser answered to the options.
 */
export async function addPasskey(
  locale: Locale,
  name: string,
  answer: unknown,
): Promise<Result<readonly string[], PasskeyCode>> {
  try {
    const parsed = newPasskeySchema.safeParse(answer)
    if (!parsed.success) return fail('refused')
    const session = await signedIn()
    if (!session || session.state === 'code') return fail('notAuthenticated')
    const taken = await takeChallenge(session.client, 'add')
    if (!taken) return fail('expired')
    const passkey = await checkNewPasskey(parsed.data, taken.challenge)
    if (!passkey) return fail('refused')
    const { transports } = parsed.data.response
    const { outcome, codes } = await storePasskey(session.client, {
      ...passkey,
      transports,
      name: passkeyNameSchema.parse(name),
    })
    if (outcome !== 'ok') return fail(outcome)
    if (codes) return ok(codes)
  } catch (error) {
    logError('addPasskey', error)
    return fail('failed')
  }
  redirect(localePath(routes.twoStep, locale))
}
