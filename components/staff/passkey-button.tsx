'use client'

import { useTranslations } from 'next-intl'
import { unstable_rethrow } from 'next/navigation'
import { useState, useTransition } from 'react'
import { Button } from '@/components/ui/button'
import { Icon } from '@/components/ui/icon'
import { Notice } from '@/components/ui/notice'
import { WhenSupported } from '@/components/ui/when-supported'
import { type PasskeyRefused, requestPasskey } from '@/lib/staff/sign-in/passkey-actions'
import type { PasskeyCode } from '@/lib/staff/sign-in/passkeys'
import { signWithPasskey } from './passkey-ceremony'
import { usePasskeyError } from './second-factor-error'

/**
 * Passes the second factor with a passkey, which needs scripts.
 * @param pass sends the browser's answer to the server, which redirects on success.
 */
export function PasskeyButton({ pass }: { pass: (answer: unknown) => Promise<PasskeyRefused | null> }) {
  const t = useTranslations('Staff.passkeys')
  const sentence = usePasskeyError()
  const [code, setCode] = useState<PasskeyCode | null>(null)
  const [pending, startTransition] = useTransition()

  async function refusal(): Promise<PasskeyCode | null> {
    try {
      const requested = await requestPasskey()
      if (!requested.ok) return requested.code
      const answer = await signWithPasskey(requested.data)
      if (typeof answer === 'string') return answer
      return (await pass(answer))?.code ?? null
    } catch (error) {
      unstable_rethrow(error)
      return 'failed'
    }
  }

  const onClick = () => startTransition(async () => setCode(await refusal()))
  return (
    <div className="grid gap-3">
      {code && <Notice variant="alert">{sentence(code)}</Notice>}
      <WhenSupported feature="scripts">
        <Button onClick={onClick} disabled={pending} className="w-full">
          <Icon name="key-round" />
          {pending ? t('waiting') : t('use')}
        </Button>
      </WhenSupported>
      <noscript>
        <Notice variant="alert">{t('noScripts')}</Notice>
      </noscript>
    </div>
  )
}
