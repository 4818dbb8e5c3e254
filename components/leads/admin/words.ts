import { getTranslations } from 'next-intl/server'
import type { LeadStatus, SuspectReason } from '@/lib/leads/types'

/** What the statuses are called in the language of the page. */
export async function statusWords(): Promise<Record<LeadStatus, string>> {
  const t = await getTranslations('Leads.inbox')
  return {
    new: t('statusNew'),
    contacted: t('statusContacted'),
    applied: t('statusApplied'),
    enrolled: t('statusEnrolled'),
    lost: t('statusLost'),
  }
}

/** Why a submission was kept apart. */
export async function reasonWords(): Promise<Record<SuspectReason, string>> {
  const t = await getTranslations('Leads.spam')
  return { trap: t('reasonTrap'), 'too-fast': t('reasonTooFast'), limit: t('reasonLimit') }
}
