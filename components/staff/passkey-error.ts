import { useTranslations } from 'next-intl'
import type { PasskeyCode } from '@/lib/staff/sign-in/passkeys'

/** The sentence for why a passkey was not added or did not pass. */
export function usePasskeyError() {
  const t = useTranslations('Staff.passkeys.errors')
  const shared = useTranslations('Staff.errors')
  const factor = useTranslations('Staff.factor.errors')
  return (code: PasskeyCode): string => {
    if (code === 'notAuthenticated') return shared(code)
    return code === 'failed' ? factor(code) : t(code)
  }
}
