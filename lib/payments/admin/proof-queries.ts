import 'server-only'
import { z } from 'zod'
import { serverClient } from '@/lib/supabase/server'
import { PROOF_BUCKET, type ProofKind, proofTypes } from '../proof'

const proofName = z.string().regex(/^[0-9a-f-]{36}\.(?:pdf|jpg|png|webp)$/)

const withStatus = z.object({ status: z.number() })

/** Whether storage has no such file, for which it answers 400 as well as 404, rather than no answer. */
function isMissing(error: unknown): boolean {
  const { data } = withStatus.safeParse(error)
  return data?.status === 400 || data?.status === 404
}

/**
 * A proof of payment with the kind that its name says, for an admin; null where there is none of that name, the visitor may
 * not read it, or it has come to the end of its time and only waits to be deleted.
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
