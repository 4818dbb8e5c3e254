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

/** A device signs for this site alone: for its host name, and on pages of its address. */
const site = new URL(env.SITE_URL)

/** How long the browser waits for the person, in milliseconds; the challenge is good for five minutes. */
const TIMEOUT = 2 * 60_000

const bytesOf = (text: string) => new Uint8Array(Buffer.from(text, 'base64url'))

// The password is the other factor, so that a security key without a PIN will do.
const userVerification = 'preferred'
const expected = {
  expectedOrigin: site.origin,
  expectedRPID: site.hostname,
  requireUserVerification: false,
}

/** What a browser needs to make a passkey for the account. Those that it has already are left out. */
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

/** What a browser needs to sign with one of the account's passkeys. */
export const authenticationOptions = (begun: PasskeyChallenge) =>
  generateAuthenticationOptions({
    rpID: site.hostname,
    challenge: bytesOf(begun.challenge),
    timeout: TIMEOUT,
    allowCredentials: begun.passkeys,
    userVerification,
  })

/** The passkey that a device made for the challenge on a page of this site; null for anything else. */
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
 * The new counter of a passkey that signed the challenge on a page of this site; null for anything else, and where the
 * counter did not grow.
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
