import 'server-only'
import { z } from 'zod'
import { createLimit } from '@/lib/limit'
import { logError } from '@/lib/log/log'
import type { SentOutcome } from '@/lib/media/sent-file'
import { readSentFile, storeSentFile } from '@/lib/media/sent-file-queries'
import { LINK_LIMIT, linkToken } from '@/lib/http/link-token'
import { uncachedClient } from '@/lib/supabase/public'
import { serverClient } from '@/lib/supabase/server'
import { DOCUMENT_BUCKET, documentKinds } from './documents'

const limited = createLimit(LINK_LIMIT)

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

const slots = (open: Parameters<typeof storeSentFile>[1]['open']) => ({
  bucket: DOCUMENT_BUCKET,
  kinds: documentKinds,
  open,
  free: (slot: string) => uncachedClient().rpc('free_document_slot', { slot }),
})

/** Stores the form's file for a document that a link still asks for; another form is not read. Never throws. */
export async function storeAskedDocument(token: string, key: string, request: Request): Promise<SentOutcome> {
  try {
    const asked = await askedDocuments(token)
    if (!asked?.some((each) => each.key === key && !each.is_sent)) return 'gone'
    return await storeSentFile(
      request,
      slots((file_kind) =>
        uncachedClient().rpc('open_document_slot', { token, document_key: key, file_kind }),
      ),
    )
  } catch (error) {
    logError('storeAskedDocument', error)
    return 'failed'
  }
}

/** Stores a member of staff's form's file for a document, which is then received. Never throws. */
export async function storeDocument(enrolment: string, key: string, request: Request): Promise<SentOutcome> {
  try {
    const client = await serverClient()
    const given = { of_enrolment: enrolment, document_key: key }
    const outcome = await storeSentFile(
      request,
      slots((file_kind) => client.rpc('add_document_slot', { ...given, file_kind })),
    )
    if (outcome === 'received')
      await client.rpc('mark_document', { ...given, is_received: true }).throwOnError()
    return outcome
  } catch (error) {
    logError('storeDocument', error)
    return 'failed'
  }
}

/** A copy of a document for the office; null if it is missing, or has expired and awaits deletion. @throws as below. */
export const storedDocument = (name: string) => readSentFile(DOCUMENT_BUCKET, name)
