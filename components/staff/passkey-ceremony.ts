import type * as Library from '@simplewebauthn/browser'
import type {
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
} from '@simplewebauthn/browser'
import type { PasskeyCode } from '@/lib/staff/sign-in/passkeys'

const CODES: Readonly<Record<string, PasskeyCode>> = {
  // Browsers do not distinguish cancellation from a timeout.
  NotAllowedError: 'cancelled',
  AbortError: 'cancelled',
  InvalidStateError: 'known',
  NotSupportedError: 'unsupported',
  SecurityError: 'elsewhere',
}

/** Loads the library on demand. Returns the browser's answer or an error code. */
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

/** Creates a passkey. Returns the device's answer for the server, or an error code. */
export const makePasskey = (optionsJSON: PublicKeyCredentialCreationOptionsJSON) =>
  ask((library) => library.startRegistration({ optionsJSON }))

/** Signs with a passkey. Returns the device's answer for the server, or an error code. */
export const signWithPasskey = (optionsJSON: PublicKeyCredentialRequestOptionsJSON) =>
  ask((library) => library.startAuthentication({ optionsJSON }))
