import { getLocale, getTranslations } from 'next-intl/server'
import type { ReactNode } from 'react'
import { Switches } from '@/components/site/header/switches'
import { Wordmark } from '@/components/site/header/wordmark'
import { MessagesProvider } from '@/components/staff/messages-provider'
import { ButtonLink } from '@/components/ui/link'
import { routes } from '@/lib/routes'

/** The card around sign-in, password pages, and two-step verification. */
export default async function SignInLayout({ children }: { children: ReactNode }) {
  const locale = await getLocale()
  const t = await getTranslations('Staff.login')
  return (
    // Starts at a set height: a centred card would move up while the rest arrives.
    <main className="grid flex-1 content-start justify-items-center gap-8 px-4 pt-[max(3rem,7dvh)] pb-12">
      <Wordmark locale={locale} />
      <div className="w-full max-w-md rounded-card border border-line bg-raised p-6 shadow-card sm:p-8">
        <MessagesProvider
          namespaces={[
            'Links',
            'Staff.errors',
            'Staff.invitation',
            'Staff.login',
            'Staff.password',
            'Staff.factor',
            'Staff.passkeys',
          ]}
        >
          {children}
        </MessagesProvider>
      </div>
      <div className="flex flex-wrap items-center justify-center gap-2 print:hidden">
        <ButtonLink variant="quiet" href={routes.home}>
          {t('home')}
        </ButtonLink>
        <Switches labels="Staff.menu" />
      </div>
    </main>
  )
}
