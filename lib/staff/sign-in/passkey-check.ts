import 'server-only'
import {
  type WebAuthnCredential,
  generateAuthenticationOptions,
  generateRegistrationOptions,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
} from '@simplewebauthn/server'
import { env } from '@/lib/env'
import { logError } from '@/lib/log/log'
import { publishedContent } from '@/lib/site/queries'
import type { NewPasskey, UsedPasskey } from './passkeys'
import type { PasskeyChallenge } from './passkey-queries'

/** Passkeys sign only for its host name and pages of its origin. */
const site = new URL(env.SITE_URL)

/** In milliseconds; the challenge is valid for five minutes. */
const TIMEOUT = 2 * 60_000

const bytesOf = (text: string) => new Uint8Array(Buffer.from(text, 'base64url'))

// The password is the other factor, so a security key without a PIN is enough.
const userVerification = 'preferred'
const expected = {
  expectedOrigin: site.origin,
  expectedRPID: site.hostname,
  requireUserVerification: false,
}

/** The browser's options for making a passkey, excluding existing ones. */
export async function registrationOptions(
  begun: PasskeyChallenge,
  account: { userId: string; email: string },
) {
  const { organisation } = await publishedContent()
  return generateRegistrationOptions({
    rpName: organisation.name.en,
    rpID: site.hostname,
    userName: account.email,
    userDisplayName: account.email,
    userID: new TextEncoder().encode(account.userId),
    challenge: bytesOf(begun.challenge),
    timeout: TIMEOUT,
    excludeCredentials: begun.passkeys,
    authenticatorSelection: { residentKey: 'preferred', userVerification },
  })
}

/** The browser's options for signing with a passkey. */
export const authenticationOptions = (begun: PasskeyChallenge) =>
  generateAuthenticationOptions({
    rpID: site.hostname,
    challenge: bytesOf(begun.challenge),
    timeout: TIMEOUT,
    allowCredentials: begun.passkeys,
    userVerification,
  })

/** The passkey made for the challenge on this site; null for anything else. */
export async function checkNewPasskey(
  response: NewPasskey,
  challenge: string,
): Promise<WebAuthnCredential | null> {
  try {
    const { registrationInfo } = await verifyRegistrationResponse({
      response: { ...response, response: { ...response.response, transports: [] } },
      expectedChallenge: challenge,
      ...expected,
    })
    return registrationInfo?.credential ?? null
  } catch (error) {
    logError('checkNewPasskey', error)
    return null
  }
}

/**
 * The new counter of a passkey that signed the challenge on this site; null for anything else, and if the counter did
 * not grow.
 */
export async function checkUsedPasskey(
  response: UsedPasskey,
  challenge: string,
  stored: { publicKey: string; counter: number },
): Promise<number | null> {
  try {
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      response,
      expectedChallenge: challenge,
      credential: { id: response.id, publicKey: bytesOf(stored.publicKey), counter: stored.counter },
      ...expected,
    })
    return verified ? authenticationInfo.newCounter : null
  } catch (error) {
    logError('checkUsedPasskey', error)
    return null
  }
}
