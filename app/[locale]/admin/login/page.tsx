import { getLocale, getTranslations } from 'next-intl/server'
import { redirect } from 'next/navigation'
import { LoginForm } from '@/components/staff/login-form'
import { LanguageSwitch } from '@/components/site/language-switch'
import { ThemeSwitch } from '@/components/site/theme-switch'
import { Wordmark } from '@/components/site/wordmark'
import { ButtonLink } from '@/components/ui/button'
import { currentStaff } from '@/lib/auth/queries'
import { safeNext } from '@/lib/auth/schema'
import { localePath } from '@/lib/i18n/paths'
import { unlistedMetadata } from '@/lib/seo/metadata'

export const generateMetadata = () => unlistedMetadata('login')

type Props = { searchParams: Promise<{ next?: string | string[] }> }

export default async function LoginPage({ searchParams }: Props) {
  const [locale, t, staffTexts] = await Promise.all([
    getLocale(),
    getTranslations('Login'),
    getTranslations('Staff'),
  ])
  const asked = [(await searchParams).next].flat()[0]
  const next = asked ? safeNext(asked) : localePath('/admin/dashboard', locale)
  // When Supabase does not answer, the form is shown all the same and says so on the attempt.
  const staff = await currentStaff().catch(() => null)
  if (staff && staff !== 'stranger') redirect(next)
  return (
    <main className="grid flex-1 content-center justify-items-center gap-8 px-4 py-12">
      <Wordmark locale={locale} />
      <div className="w-full max-w-md rounded-card border border-line bg-raised p-6 shadow-card sm:p-8">
        <h1 className="text-h2">{t('title')}</h1>
        <p className="mt-2 mb-6 text-quiet">{t('intro')}</p>
        <LoginForm
          next={next}
          texts={{
            email: t('email'),
            password: t('password'),
            submit: t('submit'),
            submitting: t('submitting'),
            errors: {
              invalidCredentials: t('invalidCredentials'),
              failed: t('failed'),
              tooManyAttempts: t('tooManyAttempts'),
              notStaff: t('notStaff'),
            },
          }}
        />
      </div>
      <div className="flex flex-wrap items-center justify-center gap-2">
        <ButtonLink look="quiet" href={localePath('/', locale)}>
          {t('home')}
        </ButtonLink>
        <LanguageSwitch locale={locale} label={staffTexts('language')} />
        <ThemeSwitch label={staffTexts('theme')} />
      </div>
    </main>
  )
}
