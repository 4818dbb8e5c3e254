import 'server-only'
import { z } from 'zod'
import { createLimit } from '@/lib/limit'
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

/** A copy of a document for the office; null if it is missing, or has expired and awaits deletion. @throws as below. */
export const storedDocument = ({ name }: { name: string }) => readSentFile(DOCUMENT_BUCKET, name)
