import { getTranslations } from 'next-intl/server'
import type { LeadStatus } from '@/lib/leads/admin-form'
import type { SpamReason } from '@/lib/leads/schema'

/** What the statuses are called in the language of the page. */
export async function statusWords(): Promise<Record<LeadStatus, string>> {
  const t = await getTranslations('Leads.status')
  return {
    new: t('new'),
    contacted: t('contacted'),
    applied: t('applied'),
    enrolled: t('enrolled'),
    lost: t('lost'),
  }
}

/** Why a submission was kept apart. */
export async function reasonWords(): Promise<Record<SpamReason, string>> {
  const t = await getTranslations('Leads.spam')
  return { trap: t('reasonTrap'), 'too-fast': t('reasonTooFast'), limit: t('reasonLimit') }
}
