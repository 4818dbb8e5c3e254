import 'server-only'
import { emailKey } from '@/lib/forms/identity'
import type { SkipReason } from '@/lib/leads/admin-form'
import type { Lead } from '@/lib/leads/schema'
import { serverClient } from '@/lib/supabase/server'

/**
 * By lead id, the level of the newest enquiry that names one, and the levels for which the person has a payment,
 * whether asked or paid.
 * @throws Error when the database does not answer.
 */
export async function levelsOf(leads: readonly Lead[]) {
  const client = await serverClient()
  const ids = leads.map(({ id }) => id)
  const emails = leads.map(({ email }) => email)
  const { data: parts } = await client
    .from('leads')
    .select('id, mergedInto:merged_into')
    .in('merged_into', ids)
    .throwOnError()
  const courses = () =>
    client
      .from('payments')
      .select('leadId:lead_id, email, level')
      .neq('status', 'cancelled')
      .neq('purpose', 'other')
  const [enquiries, ofLead, ofAddress] = await Promise.all([
    client
      .from('landing_form_submissions')
      .select('leadId:lead_id, interest')
      .in('lead_id', ids)
      .not('interest', 'is', null)
      .order('created_at', { ascending: false })
      .throwOnError(),
    courses()
      .in('lead_id', [...ids, ...parts.map(({ id }) => id)])
      .throwOnError(),
    courses().in('email', emails).throwOnError(),
  ])
  const payments = [...ofLead.data, ...ofAddress.data]
  return new Map(
    leads.map(({ id, email }) => {
      const own = [id, ...parts.filter(({ mergedInto }) => mergedInto === id).map((part) => part.id)]
      return [
        id,
        {
          asked: enquiries.data.find(({ leadId }) => leadId === id)?.interest ?? null,
          paid: payments
            .filter((each) => (each.leadId && own.includes(each.leadId)) || each.email === email)
            .map((each) => each.level),
        },
      ]
    }),
  )
}

/**
 * By lead id, why it is not invited to the newsletter, as far as can be read before; the database decides.
 * @throws Error when the database does not answer.
 */
export async function invitedBefore(leads: readonly Lead[]) {
  const client = await serverClient()
  const ids = leads.map(({ id }) => id)
  const emails = leads.map(({ email }) => email)
  const [subscriptions, events] = await Promise.all([
    client.from('newsletter_subscriptions').select('email, state').in('email', emails).throwOnError(),
    client
      .from('lead_events')
      .select('leadId:lead_id')
      .eq('kind', 'invited')
      .in('lead_id', ids)
      .throwOnError(),
  ])
  const states = new Map(subscriptions.data.map(({ email, state }) => [emailKey(email), state]))
  const invited = events.data.map(({ leadId }) => leadId)
  return new Map(
    leads.map(({ id, email }): [string, SkipReason | null] => {
      const state = states.get(emailKey(email))
      if (state === 'confirmed') return [id, 'subscribed']
      if (state && state !== 'pending') return [id, 'unsubscribed']
      return [id, state || invited.includes(id) ? 'invited' : null]
    }),
  )
}
