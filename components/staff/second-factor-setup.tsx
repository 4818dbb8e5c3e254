import { useTranslations } from 'next-intl'
import type { Setup } from '@/lib/staff/sign-in/second-factor'

/** An authenticator app's setup: QR code, secret to type, and a link for an app on the same device. */
export function SecondFactorSetup({ setup }: { setup: Setup }) {
  const t = useTranslations('Staff.factor')
  return (
    <div className="grid gap-4">
      <p>{t('scan')}</p>
      {/* Next cannot optimise an inline picture. White in dark mode too, or no camera would read it. */}
      <img
        src={setup.qr}
        alt={t('qr')}
        width={240}
        height={240}
        className="w-60 max-w-full justify-self-center rounded-lg bg-white"
      />
      <div>
        <p>{t('byHand')}</p>
        <p className="mt-1 font-mono font-semibold wrap-anywhere">
          <code>{setup.secret.match(/.{1,4}/g)?.join(' ')}</code>
        </p>
      </div>
      <a href={setup.uri} className="row-link hover:text-vine-strong">
        {t('openApp')}
      </a>
    </div>
  )
}
