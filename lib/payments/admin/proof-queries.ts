import 'server-only'
import { z } from 'zod'
import { serverClient } from '@/lib/supabase/server'
import { PROOF_BUCKET, type ProofKind, proofTypes } from '../proof'

const proofName = z.string().regex(/^[0-9a-f-]{36}\.(?:pdf|jpg|png|webp)$/)

const withStatus = z.object({ status: z.number() })

/** Storage answers 400 or 404 for a missing file. */
function isMissing(error: unknown): boolean {
  const { data } = withStatus.safeParse(error)
  return data?.status === 400 || data?.status === 404
}

/**
 * A proof of payment for an admin, with the MIME type its name implies; null if it is missing, not readable for the
 * visitor, or expired and awaiting deletion.
 * @throws Error when storage does not answer.
 */
export async function storedProof(name: string): Promise<{ bytes: Blob; type: string } | null> {
  if (!proofName.safeParse(name).success) return null
  const client = await serverClient()
  const { data: kept } = await client
    .from('payment_proofs')
    .select('name')
    .eq('name', name)
    .maybeSingle()
    .throwOnError()
  if (!kept) return null
  const { data, error } = await client.storage.from(PROOF_BUCKET).download(name)
  if (data) return { bytes: data, type: proofTypes[name.split('.')[1] as ProofKind] }
  if (isMissing(error)) return null
  throw error
}
