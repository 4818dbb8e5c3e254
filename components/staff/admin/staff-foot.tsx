import { useLocale, useTranslations } from 'next-intl'
import { Switches } from '@/components/site/header/switches'
import { Icon } from '@/components/ui/icon'
import { Link } from '@/components/ui/link'
import { routes } from '@/lib/routes'
import type { Staff } from '@/lib/staff/queries'
import { signOut } from '@/lib/staff/sign-in/actions'

/** The foot of the staff menu: account, the site, language, theme, help, and signing out. `helpId` is the help’s id. */
export function StaffFoot({ staff, helpId }: { staff: Staff; helpId: string }) {
  const locale = useLocale()
  const t = useTranslations('Staff.menu')
  return (
    <div className="office-foot">
      <div className="flex flex-wrap items-center">
        <Link
          href={routes.account}
          aria-label={t('account')}
          title={t('signedInAs', { email: staff.email })}
          className="bar-button"
        >
          <Icon name="staff/circle-user" />
        </Link>
        <Link href={routes.home} aria-label={t('site')} title={t('site')} className="bar-button">
          <Icon name="staff/globe" />
        </Link>
        <Switches labels="Staff.menu" />
      </div>
      <div className="flex flex-wrap items-center justify-between gap-x-2">
        <button type="button" popoverTarget={helpId} title={t('help')} className="office-action">
          <Icon name="staff/circle-question-mark" />
          <span>{t('help')}</span>
        </button>
        <form action={signOut.bind(null, locale)}>
          <button type="submit" title={t('signOut')} className="office-action">
            <Icon name="staff/log-out" />
            <span>{t('signOut')}</span>
          </button>
        </form>
      </div>
      <StaffHelp staff={staff} id={helpId} />
    </div>
  )
}

/** What the role may do, and the keys, over the page. Works without JavaScript. */
function StaffHelp({ staff, id }: { staff: Staff; id: string }) {
  const t = useTranslations('Staff.menu')
  const account = useTranslations('Staff.account')
  const keys = [
    ['Ctrl K, ⌘ K', t('keyFind')],
    ['Ctrl S, ⌘ S', t('keySave')],
    ['J, K', t('keyLeads')],
    ['Esc', t('keyEscape')],
  ] as const
  return (
    <div id={id} popover="auto" role="dialog" aria-label={t('help')} className="office-help">
      <div className="flex items-center justify-between gap-4">
        <h2>{t('help')}</h2>
        <button
          type="button"
          aria-label={t('closeHelp')}
          popoverTarget={id}
          popoverTargetAction="hide"
          className="bar-button"
        >
          <Icon name="x" />
        </button>
      </div>
      <p>{account(`${staff.role}May`)}</p>
      <h3 className="mt-4 mb-2">{t('keys')}</h3>
      <dl className="grid grid-cols-[auto_minmax(0,1fr)] items-baseline gap-x-4 gap-y-2">
        {keys.map(([key, text]) => (
          <div key={key} className="contents">
            <dt className="font-semibold whitespace-nowrap">{key}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
    </div>
  )
}
