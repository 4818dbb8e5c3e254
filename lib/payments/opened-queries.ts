import 'server-only'
import { headers } from 'next/headers'
import { after, userAgent } from 'next/server'
import { logError } from '@/lib/log/log'
import { uncachedClient } from '@/lib/supabase/public'

/** The session cookie of staff (lib/supabase/server.ts). */
const STAFF = /(?:^|;\s*)sb-/

/**
 * Records after the answer when a payment's page was first opened by its token; not by staff, nor by a program that
 * shows what a link leads to, as WhatsApp does. A failure is logged only.
 */
export async function noteOpened(token: string): Promise<void> {
  const given = await headers()
  if (userAgent({ headers: given }).isBot || STAFF.test(given.get('cookie') ?? '')) return
  after(async () => {
    try {
      await uncachedClient().rpc('note_payment_opened', { token }).throwOnError()
    } catch (error) {
      logError('noteOpened', error)
    }
  })
}
