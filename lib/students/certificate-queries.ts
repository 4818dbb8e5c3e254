import 'server-only'
import { headers } from 'next/headers'
import type { z } from 'zod'
import { senderAddress } from '@/lib/http/sender'
import { createLimit } from '@/lib/limit'
import { type Result, fail, ok } from '@/lib/result'
import { TOO_MANY } from '@/lib/supabase/errors'
import { LINK_LIMIT } from '@/lib/http/link-token'
import { uncachedClient } from '@/lib/supabase/public'
import { certificateCode, checkedCertificate } from './certificate'

const limited = createLimit(LINK_LIMIT)

/**
 * The certificate with a code; null if none is on record. The database counts checks by the visitor's network address.
 * @throws Error when the database does not answer, or too many ask at once.
 */
export async function certificateOf(
  code: string,
): Promise<Result<z.output<typeof checkedCertificate> | null, 'tooMany'>> {
  if (!certificateCode.safeParse(code).success) return ok(null)
  const client = uncachedClient(senderAddress(await headers()))
  const { data, error } = await limited(async () => client.rpc('certificate', { code }))
  if (error?.code === TOO_MANY) return fail('tooMany')
  if (error) throw error
  return ok(checkedCertificate.nullable().parse(data))
}
