import { getLocale, getTranslations } from 'next-intl/server'
import { localePath } from '@/lib/i18n/paths'
import type { LeadActionError } from '@/lib/leads/admin-form'
import { routes } from '@/lib/routes'
import { signInPath } from '@/lib/staff/sign-in-path'

/** What the forms about leads say, in the language of the page. */
export interface DeskTexts {
  /** `stale` holds `{present}`. */
  readonly errors: Record<LeadActionError, string>
  readonly saving: string
  readonly saved: string
  readonly signIn: string
  readonly signInHref: string
}

export async function deskTexts(): Promise<DeskTexts> {
  const [locale, t] = await Promise.all([getLocale(), getTranslations('Leads.lead')])
  return {
    errors: {
      notAuthenticated: t('errorNotAuthenticated'),
      notAdmin: t('errorNotAdmin'),
      gone: t('errorGone'),
      stale: t('errorStale', { present: '{present}' }),
      invalid: t('errorInvalid'),
      noteEmpty: t('errorNoteEmpty'),
      noteTooLong: t('errorNoteTooLong'),
      dayInvalid: t('errorDayInvalid'),
      failed: t('errorFailed'),
    },
    saving: t('saving'),
    saved: t('saved'),
    signIn: t('signIn'),
    signInHref: signInPath(locale, { next: localePath(routes.leads, locale) }),
  }
}
