import 'server-only'
import { logError } from '@/lib/log/log'
import type { SentKind } from '@/lib/media/sent-file'
import { storeSentFile } from '@/lib/media/sent-file-queries'
import { jobClient } from '@/lib/supabase/job'
import { uncachedClient } from '@/lib/supabase/public'
import { paymentPage } from './page-queries'

export const PROOF_BUCKET = 'payment-proofs'

export const proofKinds: readonly SentKind[] = ['pdf', 'jpg', 'png', 'webp']

/** Stores the form's proof for the payment of a token, if it is still due. Never throws. */
export const storeProof = (token: string, request: Request) =>
  storeSentFile('storeProof', request, async () => {
    const page = await paymentPage(token)
    if (page?.state !== 'pending') return null
    const client = uncachedClient()
    return {
      bucket: PROOF_BUCKET,
      kinds: proofKinds,
      open: (file_kind) => client.rpc('open_proof_slot', { token, file_kind }),
      free: (slot) => client.rpc('free_proof_slot', { token, slot }),
    }
  })

/**
 * Deletes proofs that have expired or whose person is erased, for erasures and a job: files that storage does not
 * delete now go in the next run. Never throws. Resolves to whether none are left.
 */
export async function deleteSpentProofs(): Promise<boolean> {
  try {
    const client = jobClient('JOB_KEY_PAYMENTS')
    const { data: names } = await client.rpc('spent_proofs').throwOnError()
    if (names.length === 0) return true
    const { data: deleted, error } = await client.storage.from(PROOF_BUCKET).remove(names)
    if (error) throw error
    if (deleted.length < names.length) throw new Error('storage did not delete every file')
    return true
  } catch (error) {
    logError('deleteSpentProofs', error)
    return false
  }
}
