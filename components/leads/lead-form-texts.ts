import { getLocale, getTranslations } from 'next-intl/server'
import { localePath } from '@/lib/i18n/paths'
import type { Locale } from '@/lib/i18n/routing'
import { type LeadFieldCode, type LeadInput, leadInput } from '@/lib/leads/form'
import { routes } from '@/lib/routes'

/** The labels of the lead form in the language of the page. */
export interface LeadFormTexts {
  readonly locale: Locale
  readonly labels: LeadInput
  readonly errors: Record<LeadFieldCode, string>
  readonly phonePlaceholder: string
  readonly title: string
  readonly trap: string
  readonly submit: string
  readonly submitting: string
  readonly consent: string
  readonly privacy: string
  readonly privacyHref: string
  readonly successTitle: string
  readonly successText: string
  readonly failed: string
  readonly invalid: string
  readonly tooMany: string
}

export async function leadFormTexts(): Promise<LeadFormTexts> {
  const [locale, t] = await Promise.all([getLocale(), getTranslations('Leads.form')])
  return {
    locale,
    labels: leadInput((name) => t(name)),
    errors: {
      required: t('required'),
      tooLong: t('tooLong'),
      emailInvalid: t('emailInvalid'),
      phoneInvalid: t('phoneInvalid'),
    },
    phonePlaceholder: t('phonePlaceholder'),
    title: t('title'),
    trap: t('trap'),
    submit: t('submit'),
    submitting: t('submitting'),
    consent: t('consent'),
    privacy: t('privacy'),
    privacyHref: localePath(routes.privacyPolicy, locale),
    successTitle: t('successTitle'),
    successText: t('successText'),
    failed: t('failed'),
    invalid: t('invalid'),
    tooMany: t('tooMany'),
  }
}
