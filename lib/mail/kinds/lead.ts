import { z } from 'zod'
import { levelNumbers } from '@/lib/content/level-numbers'
import { isoTime } from '@/lib/dates'
import { storedLanguage } from '@/lib/i18n/site-language'
import { row } from '@/lib/supabase/columns'
import { provider } from '@/lib/provider/provider'
import { byLeadField } from '@/lib/lead-fields'

const given = z
  .string()
  .nullable()
  .transform((value) => value ?? '')

/** A submission as `mail_data` gives it. */
export const leadData = row({
  leadId: z.string(),
  ...byLeadField(() => given),
  language: storedLanguage,
  interest: z.literal(levelNumbers).nullable(),
  trafficSource: z.string(),
  createdAt: isoTime,
  submissions: z.coerce.number().int(),
  answered: z.boolean(),
})

export type LeadData = z.output<typeof leadData>

export const sampleLead: LeadData = {
  leadId: '00000000-0000-4000-8000-000000000000',
  ...byLeadField(() => ''),
  firstName: 'Thandi',
  surname: 'Jacobs',
  email: 'thandi@example.org',
  phone: provider.mobileExample.replaceAll(' ', ''),
  language: 'en',
  interest: 1,
  trafficSource: 'google',
  createdAt: '2026-11-23T06:05:00.000Z',
  submissions: 1,
  answered: true,
}
