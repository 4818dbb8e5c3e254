import { useTranslations } from 'next-intl'
import { type PasskeyCode, type PasskeyRefusal, PASSKEY_REFUSALS } from '@/lib/staff/sign-in/passkeys'
import { CODE_REFUSALS, type SecondFactorCode } from '@/lib/staff/sign-in/second-factor'

/** Why a passkey was not added or did not pass, as a sentence. */
export function usePasskeyError() {
  const t = useTranslations('Staff.passkeys.errors')
  const shared = useTranslations('Staff.errors')
  const factor = useTranslations('Staff.factor.errors')
  return (code: PasskeyCode): string => {
    if (code === 'notAuthenticated') return shared(code)
    return code === 'failed' ? factor(code) : t(code)
  }
}

const isPasskeyRefusal = (code: SecondFactorCode): code is PasskeyRefusal =>
  PASSKEY_REFUSALS.some((each) => each === code)

/** Whether a form's error code belongs to the code field. */
export function isCodeRefusal(code: SecondFactorCode): boolean {
  return code !== 'wait' && code !== 'unreadable' && CODE_REFUSALS.some((each) => each === code)
}

/** Why a second factor was refused, as a sentence; undefined if it was not. */
export function useSecondFactorError() {
  const t = useTranslations('Staff.factor.errors')
  const shared = useTranslations('Staff.errors')
  const passkey = usePasskeyError()
  return (refusal: { readonly code: SecondFactorCode; readonly minutes?: number }): string => {
    const { code } = refusal
    if (code === 'wrongPassword' || code === 'tooManyAttempts' || code === 'notAuthenticated')
      return shared(code)
    if (isPasskeyRefusal(code)) return passkey(code)
    return t(code, { minutes: refusal.minutes ?? 1 })
  }
}
