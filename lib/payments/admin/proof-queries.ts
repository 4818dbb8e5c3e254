import 'server-only'
import { readSentFile } from '@/lib/media/sent-file-queries'
import { serverClient } from '@/lib/supabase/server'
import { PROOF_BUCKET } from '../proof'

/**
 * A proof of payment for an admin or the office; null if it is missing, not readable for the visitor, or expired and
 * awaiting deletion.
 * @throws Error when Supabase does not answer.
 */
export async function storedProof({ name }: { name: string }) {
  const client = await serverClient()
  const { data: kept } = await client
    .from('payment_proofs')
    .select('name')
    .eq('name', name)
    .maybeSingle()
    .throwOnError()
  return kept && readSentFile(PROOF_BUCKET, name)
}
