import 'server-only'
import { headers } from 'next/headers'
import { z } from 'zod'
import { LINK_LIMIT, linkToken } from '@/lib/http/link-token'
import { senderAddress } from '@/lib/http/sender'
import { createLimit } from '@/lib/limit'
import { storeSentFile } from '@/lib/media/sent-file-queries'
import { type Result, fail, ok } from '@/lib/result'
import { TOO_MANY } from '@/lib/supabase/errors'
import { uncachedClient } from '@/lib/supabase/public'
import { serverClient } from '@/lib/supabase/server'
import { certificateCode, checkedCertificate } from './certificate'
import { DOCUMENT_BUCKET, documentKinds } from './documents'

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

const askedRows = z.array(z.object({ key: z.string(), is_sent: z.boolean() }))

/**
 * The documents that a link asks for, and which have come through it; null for an invalid link.
 * @throws Error when the database does not answer, or too many ask.
 */
export async function askedDocuments(token: string) {
  if (!linkToken.safeParse(token).success) return null
  const { data } = await limited(async () =>
    uncachedClient().rpc('document_request', { token }).throwOnError(),
  )
  return askedRows.nullable().parse(data)
}

const slots = {
  bucket: DOCUMENT_BUCKET,
  kinds: documentKinds,
  free: (slot: string) => uncachedClient().rpc('free_document_slot', { slot }),
}

/** Stores the form's file for a document that a link still asks for. Never throws. */
export const storeAskedDocument = (token: string, key: string, request: Request) =>
  storeSentFile('storeAskedDocument', request, async () => {
    const asked = await askedDocuments(token)
    if (!asked?.some((each) => each.key === key && !each.is_sent)) return null
    const given = { token, document_key: key }
    return {
      ...slots,
      open: (file_kind) => uncachedClient().rpc('open_document_slot', { ...given, file_kind }),
    }
  })

/** Stores a member of staff's form's file for a document, which is then received. Never throws. */
export const storeDocument = (enrolment: string, key: string, request: Request) =>
  storeSentFile('storeDocument', request, async () => {
    const client = await serverClient()
    const given = { of_enrolment: enrolment, document_key: key }
    return {
      ...slots,
      open: (file_kind) => client.rpc('add_document_slot', { ...given, file_kind }),
      stored: () => client.rpc('mark_document', { ...given, is_received: true }).throwOnError(),
    }
  })
