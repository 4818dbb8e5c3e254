import { getLocale, getTranslations } from 'next-intl/server'
import { localePath } from '@/lib/i18n/paths'
import { EMAIL_LENGTH } from '@/lib/email-length'
import { pickMessages } from '@/lib/i18n/pick-messages'
import { NAME_LENGTH, leadFields } from '@/lib/leads/form'
import { ENQUIRY_DAYS } from '@/lib/retention'
import { routes } from '@/lib/routes'

const keys = [
  ...leadFields.map(({ name }) => name),
  'phonePlaceholder',
  'title',
  'trap',
  'submit',
  'submitting',
  'consent',
  'privacy',
  'successTitle',
  'successText',
  'received',
  'reassurance',
  'required',
  'emailInvalid',
  'phoneInvalid',
  'failed',
  'invalid',
  'tooMany',
  'waitingTitle',
  'waitingText',
  'waitingInTab',
  'waitingOutdated',
  'waitingReload',
  'waitingDrop',
  'waitingSend',
] as const

/** What the lead form shows. A label has the name of its field, an error message that of its code. */
export type LeadFormMessages = Record<
  (typeof keys)[number] | 'tooLong' | 'emailTooLong' | 'waitingKeep' | 'waitingOnDevice',
  string
>

/** The props of the lead form in the language of the page. */
export async function leadFormProps() {
  const [locale, t] = await Promise.all([getLocale(), getTranslations('Leads.form')])
  return {
    locale,
    messages: {
      ...pickMessages(keys, (key) => t(key)),
      tooLong: t('tooLong', { most: NAME_LENGTH }),
      emailTooLong: t('tooLong', { most: EMAIL_LENGTH }),
      waitingKeep: t('waitingKeep', { days: ENQUIRY_DAYS }),
      waitingOnDevice: t('waitingOnDevice', { days: ENQUIRY_DAYS }),
    },
    privacyHref: localePath(routes.privacyPolicy, locale),
  }
}
