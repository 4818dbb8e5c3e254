import { getLocale, getTranslations } from 'next-intl/server'
import { LocalDate } from '@/components/ui/local-date'
import { Notice } from '@/components/ui/notice'
import { settle } from '@/lib/result'
import { localePath } from '@/lib/i18n/paths'
import { formatLocale } from '@/lib/i18n/routing'
import { spamSubmissions } from '@/lib/leads/queries'
import { routes } from '@/lib/routes'
import { signInPath } from '@/lib/staff/sign-in-path'
import { deskTexts } from './desk-texts'
import { SubmissionFacts } from './submissions'
import { SuspectList } from './suspect-list'
import { reasonWords } from './words'

/** The submissions that were kept apart, with why. */
export async function Suspects() {
  const [locale, t, leads, desk, reasons, list] = await Promise.all([
    getLocale(),
    getTranslations('Leads.spam'),
    getTranslations('Leads.inbox'),
    deskTexts(),
    reasonWords(),
    settle('spamSubmissions', spamSubmissions()),
  ])
  if (!list.ok) return <Notice variant="alert">{leads('failed')}</Notice>
  return (
    <SuspectList
      items={list.data.map((suspect) => ({
        id: suspect.id,
        name: suspect.name,
        reason: reasons[suspect.spamReason],
        facts: (
          <>
            <p className="mt-1 text-small text-quiet">
              <LocalDate iso={suspect.createdAt} siteTag={formatLocale[locale]} withTime />
            </p>
            <SubmissionFacts submission={suspect} />
          </>
        ),
      }))}
      texts={{
        label: t('listTitle'),
        none: t('none'),
        rescue: t('rescue'),
        rescueOf: t('rescueOf', { name: '{name}' }),
        drop: t('drop'),
        dropOf: t('dropOf', { name: '{name}' }),
        dropQuestion: t('dropQuestion', { name: '{name}' }),
        rescued: t('rescued', { name: '{name}' }),
        openLead: t('openLead'),
        dropped: t('dropped', { name: '{name}' }),
        leads: localePath(routes.leads, locale),
        signIn: desk.signIn,
        signInHref: signInPath(locale, { next: localePath(routes.spamLeads, locale) }),
        errors: { ...desk.errors, gone: t('gone') },
      }}
    />
  )
}
