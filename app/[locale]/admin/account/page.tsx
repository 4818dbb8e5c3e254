import { getLocale, getTranslations } from 'next-intl/server'
import { AccountSignOut } from '@/components/staff/account-sign-out'
import { PasswordForm } from '@/components/staff/password-form'
import { passwordTexts } from '@/components/staff/password-texts'
import { StaffBar } from '@/components/staff/staff-bar'
import { signOutEverywhere } from '@/lib/staff/actions'
import { requireStaff } from '@/lib/staff/queries'
import { signInPath } from '@/lib/staff/schema'
import { localePath } from '@/lib/i18n/paths'
import { IDLE_SESSION_HOURS } from '@/lib/retention'
import { unlistedMetadata } from '@/lib/seo/metadata'

export const generateMetadata = () => unlistedMetadata('account')

const card = 'rounded-card border border-line bg-raised p-5 sm:p-7'

export default async function AccountPage() {
  const locale = await getLocale()
  const staff = await requireStaff(locale, '/admin/account')
  const [t, p, login, words] = await Promise.all([
    getTranslations('Staff.account'),
    getTranslations('Staff.password'),
    getTranslations('Staff.login'),
    passwordTexts(),
  ])
  return (
    <>
      <StaffBar staff={staff} current="account" switches />
      <main className="shell flex-1 py-8 sm:py-10">
        <h1 className="mb-6 text-h2 sm:mb-8">{t('title')}</h1>
        <div className="grid max-w-2xl gap-6">
          <dl className="grid gap-x-6 gap-y-1 sm:grid-cols-[auto_1fr] sm:gap-y-3">
            <dt className="text-quiet">{login('email')}</dt>
            <dd className="mb-2 font-semibold wrap-anywhere sm:mb-0">{staff.email}</dd>
            <dt className="text-quiet">{t('role')}</dt>
            <dd>
              <span className="font-semibold">{staff.role === 'admin' ? t('admin') : t('editor')}</span>
              <span className="block text-small text-quiet">
                {staff.role === 'admin' ? t('adminMay') : t('editorMay')}
              </span>
            </dd>
          </dl>
          <section aria-labelledby="change" className={card}>
            <h2 id="change" className="mb-5 text-h3">
              {p('changeTitle')}
            </h2>
            <PasswordForm
              email={staff.email}
              signInHref={signInPath(locale, { next: localePath('/admin/account', locale) })}
              words={words}
              texts={{
                present: p('present'),
                submit: p('change'),
                submitting: p('changing'),
                changed: p('changed'),
                changedHereOnly: p('changedHereOnly'),
                signIn: login('submit'),
                errors: {
                  wrongPassword: p('wrongPassword'),
                  tooManyAttempts: login('tooManyAttempts'),
                  notAuthenticated: p('notAuthenticated'),
                  signInAgain: p('signInAgain'),
                  changeFailed: p('changeFailed'),
                },
              }}
            />
          </section>
          <section aria-labelledby="everywhere" className={card}>
            <h2 id="everywhere" className="text-h3">
              {t('everywhereTitle')}
            </h2>
            <p className="mt-2 mb-5 text-quiet">{t('everywhereText', { hours: IDLE_SESSION_HOURS })}</p>
            <AccountSignOut
              act={signOutEverywhere.bind(null, locale)}
              texts={{
                submit: t('everywhere'),
                submitting: t('everywhereBusy'),
                failed: t('everywhereFailed'),
              }}
            />
          </section>
        </div>
      </main>
    </>
  )
}
