import { getTranslations } from 'next-intl/server'
import type { PasswordCode } from '@/lib/staff/password'

/** The words that every field of a new password needs. */
export interface PasswordTexts {
  readonly label: string
  readonly rules: string
  readonly show: string
  readonly faults: Record<PasswordCode, string>
}

/** Those words in the language of the page. */
export async function passwordTexts(): Promise<PasswordTexts> {
  const t = await getTranslations('Staff.password')
  return {
    label: t('new'),
    rules: t('rules'),
    show: t('show'),
    faults: {
      tooShort: t('tooShort'),
      tooLong: t('tooLong'),
      hasName: t('hasName'),
      same: t('same'),
      common: t('common'),
      weak: t('weak'),
    },
  }
}
