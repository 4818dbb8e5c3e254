import type { Messages } from 'next-intl'
import { getLocale, getMessages, getTranslations } from 'next-intl/server'
import { localePath } from '@/lib/i18n/paths'
import { EMAIL_LENGTH } from '@/lib/forms/identity'
import { type LeadInput, byLeadField } from '@/lib/lead-fields'
import { NAME_LENGTH } from '@/lib/leads/form/fields'
import { ENQUIRY_DAYS } from '@/lib/retention'
import { routes } from '@/lib/routes'

/** The lead form's texts: labels by field name, errors by code. */
export type LeadFormMessages = Omit<Messages['Leads']['form'], 'about' | 'whatsapp' | 'tooLong'> & {
  readonly tooLong: Readonly<Record<keyof LeadInput, string>>
}

/** The lead form's props in the page's language. */
export async function leadFormProps() {
  const locale = await getLocale()
  const t = await getTranslations('Leads.form')
  const { Leads } = await getMessages()
  const messages: LeadFormMessages = {
    ...Leads.form,
    tooLong: byLeadField((field) =>
      t('tooLong', { field: t(field), most: field === 'email' ? EMAIL_LENGTH : NAME_LENGTH }),
    ),
    waitingKeep: t('waitingKeep', { days: ENQUIRY_DAYS }),
    waitingOnDevice: t('waitingOnDevice', { days: ENQUIRY_DAYS }),
  }
  return { locale, messages, privacyHref: localePath(routes.privacyPolicy, locale) }
}
