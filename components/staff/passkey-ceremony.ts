import type * as Library from '@simplewebauthn/browser'
import type {
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
} from '@simplewebauthn/browser'
import type { PasskeyCode } from '@/lib/staff/sign-in/passkeys'

const CODES: Readonly<Record<string, PasskeyCode>> = {
  // Browsers do not tell a cancelled question from one that nobody answered in time.
  NotAllowedError: 'cancelled',
  AbortError: 'cancelled',
  InvalidStateError: 'known',
  NotSupportedError: 'unsupported',
  SecurityError: 'elsewhere',
}

/** Asks the browser, whose part of the code is loaded only now. Returns its answer, or why there is none. */
async function ask<Answer>(
  question: (library: typeof Library) => Promise<Answer>,
): Promise<Answer | PasskeyCode> {
  try {
    const library = await import('@simplewebauthn/browser')
    if (!library.browserSupportsWebAuthn()) return 'unsupported'
    return await question(library)
  } catch (error) {
    return (error instanceof Error && CODES[error.name]) || 'refused'
  }
}

/** Lets a device make a passkey. Returns its answer for the server, or why there is none. */
export const makePasskey = (optionsJSON: PublicKeyCredentialCreationOptionsJSON) =>
  ask((library) => library.startRegistration({ optionsJSON }))

/** Lets a device sign with a passkey. Returns its answer for the server, or why there is none. */
export const signWithPasskey = (optionsJSON: PublicKeyCredentialRequestOptionsJSON) =>
  ask((library) => library.startAuthentication({ optionsJSON }))
