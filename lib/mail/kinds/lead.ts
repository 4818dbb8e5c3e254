import { z } from 'zod'
import { isoTime } from '@/lib/dates'
import { siteLanguage } from '@/lib/i18n/site-language'

/** A submission as `mail_data` gives it for the messages about it. */
export const leadData = z
  .object({
    lead_id: z.string(),
    first_name: z.string(),
    surname: z.string(),
    email: z.string(),
    phone: z.string(),
    language: siteLanguage,
    interest: z.union([z.literal(1), z.literal(2), z.literal(3)]).nullable(),
    traffic_source: z.string(),
    created_at: isoTime,
    submissions: z.coerce.number().int(),
    answered: z.boolean(),
  })
  .transform(({ lead_id, first_name, traffic_source, created_at, ...row }) => ({
    ...row,
    leadId: lead_id,
    firstName: first_name,
    trafficSource: traffic_source,
    createdAt: created_at,
  }))

export type LeadData = z.output<typeof leadData>

/** A lead for previews. */
export const sampleLead: LeadData = {
  leadId: '00000000-0000-4000-8000-000000000000',
  firstName: 'Thandi',
  surname: 'Jacobs',
  email: 'thandi@example.org',
  phone: '+27821234567',
  language: 'en',
  interest: 1,
  trafficSource: 'google',
  createdAt: '2026-11-23T06:05:00.000Z',
  submissions: 1,
  answered: true,
}
