import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { ButtonLink, Link } from '@/components/ui/link'
import type { Passkey } from '@/lib/staff/sign-in/passkey-queries'
import { type AskedChange, changePath } from '@/lib/staff/sign-in/second-factor'
import type { SecondFactorStatus } from '@/lib/staff/sign-in/second-factor-queries'
import { useDay } from './second-factor-summary'

function ChangeLink({ asked, label, children }: { asked: AskedChange; label?: string; children: ReactNode }) {
  return (
    <Link href={changePath(asked)} aria-label={label} className="row-link hover:text-vine-strong">
      {children}
    </Link>
  )
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="border-t border-line pt-4">
      <h2 className="text-lead">{title}</h2>
      {children}
    </section>
  )
}

/** The options to set up two-step verification for the first time. */
export function FirstWays({ next }: { next: string | undefined }) {
  const t = useTranslations('Staff.factor')
  const passkeys = useTranslations('Staff.passkeys')
  return (
    <div className="grid gap-6">
      <div className="grid gap-2">
        <ButtonLink href={changePath({ change: 'addApp' }, next)}>{t('changes.addApp.title')}</ButtonLink>
        <p className="text-small text-quiet">{t('appHelp')}</p>
      </div>
      <div className="grid gap-2">
        <ButtonLink href={changePath({ change: 'addPasskey' }, next)} variant="quiet">
          {t('changes.addPasskey.title')}
        </ButtonLink>
        <p className="text-small text-quiet">{passkeys('help')}</p>
      </div>
    </div>
  )
}

/** The account's second factors, each with its actions. */
export function SecondFactorWays({
  status,
  passkeys,
}: {
  status: SecondFactorStatus
  passkeys: readonly Passkey[]
}) {
  const t = useTranslations('Staff.factor')
  const key = useTranslations('Staff.passkeys')
  const day = useDay()
  return (
    <div className="grid gap-5">
      <Part title={key('title')}>
        <p className="mt-1 text-small text-quiet">{key('help')}</p>
        {passkeys.length > 0 && (
          <ul className="mt-2">
            {passkeys.map(({ id, name, createdAt, usedAt }) => (
              <li
                key={id}
                className="flex flex-wrap items-center justify-between gap-x-4 border-b border-line py-2"
              >
                <span className="min-w-0">
                  <span className="block font-semibold wrap-anywhere">{name}</span>
                  <span className="block text-small text-quiet">
                    {key('added', { date: day(createdAt) })}{' '}
                    {usedAt ? key('used', { date: day(usedAt) }) : key('unused')}
                  </span>
                </span>
                <ChangeLink
                  asked={{ change: 'removePasskey', passkey: id }}
                  label={key('removeNamed', { name })}
                >
                  {key('remove')}
                </ChangeLink>
              </li>
            ))}
          </ul>
        )}
        <ChangeLink asked={{ change: 'addPasskey' }}>{t('changes.addPasskey.title')}</ChangeLink>
      </Part>
      <Part title={t('app')}>
        <p className="mt-1 text-small text-quiet">{status.hasApp ? t('appOn') : t('appHelp')}</p>
        <ChangeLink asked={{ change: status.hasApp ? 'removeApp' : 'addApp' }}>
          {status.hasApp ? t('changes.removeApp.title') : t('changes.addApp.title')}
        </ChangeLink>
      </Part>
      <Part title={t('codesTitle')}>
        <p className="mt-1 text-small text-quiet">{t('codesLeft', { count: status.codesLeft })}</p>
        <ChangeLink asked={{ change: 'renewCodes' }}>{t('changes.renewCodes.title')}</ChangeLink>
      </Part>
      <ButtonLink href={changePath({ change: 'remove' })} variant="danger">
        {t('changes.remove.title')}
      </ButtonLink>
    </div>
  )
}
