import 'server-only'
import { createLimit } from '@/lib/limit'
import { logError } from '@/lib/log/log'
import { uncachedClient } from '@/lib/supabase/public'
import { TOO_MANY } from '@/lib/supabase/errors'
import { serverClient } from '@/lib/supabase/server'
import { MAX_SENT_BYTES, SENT_FIELD, type SentKind, type SentOutcome, sentKind, sentTypes } from './sent-file'
import { bucketRefusal, readAll } from './storage'

/** The form's maximum overhead around its file. */
const FORM_BYTES = 16 * 1024

/** The file's name and type, at most. */
const HEAD_BYTES = 2048

/** Limited because uploads are held in memory; those that wait too long are told to try again. */
const limited = createLimit({ concurrency: 8, queueSize: 16, timeout: 10_000 })

/** Whether a body has at most one part, like our form. Parsing thousands blocks the process for seconds. */
function isShortForm(type: string, bytes: Buffer): boolean {
  const boundary = /^multipart\/form-data; *boundary=([\w'()+,./:=?-]{1,70})$/i.exec(type)?.[1]
  if (!boundary || bytes.indexOf(`--${boundary}`) !== 0) return false
  const end = bytes.indexOf(boundary, boundary.length + 2)
  const hasOnePart = end === -1 || bytes.indexOf(boundary, end + 1) === -1
  return hasOnePart && (bytes.byteLength <= HEAD_BYTES || bytes.subarray(0, HEAD_BYTES).includes('\r\n\r\n'))
}

/** The form's file; null if the form is too large. @throws Error if it is malformed */
async function fileOf(request: Request): Promise<Buffer | null> {
  const bytes = await readAll(request.body, MAX_SENT_BYTES + FORM_BYTES)
  if (!bytes) return null
  const type = request.headers.get('content-type') ?? ''
  if (!isShortForm(type, bytes)) throw new Error('not the form of one file')
  const form = await new Response(bytes, { headers: { 'content-type': type } }).formData()
  const file = form.get(SENT_FIELD)
  return file instanceof File ? Buffer.from(await file.arrayBuffer()) : Buffer.alloc(0)
}

interface Slots {
  readonly bucket: string
  readonly kinds: readonly SentKind[]
  /** Makes the database open a slot; its name is null if it takes no file. */
  readonly open: (
    kind: SentKind,
  ) => PromiseLike<{ readonly data: string | null; readonly error: { readonly code: string } | null }>
  /** Frees a slot after a failed upload. If the database does not answer either, a job frees it. */
  readonly free: (name: string) => PromiseLike<unknown>
  /** Is called once the file is stored. */
  readonly stored?: () => PromiseLike<unknown>
}

async function receive(
  request: Request,
  { bucket, kinds, open, free, stored: settle }: Slots,
): Promise<SentOutcome> {
  const bytes = await fileOf(request)
  if (!bytes || bytes.byteLength > MAX_SENT_BYTES) return 'tooLarge'
  if (bytes.byteLength === 0) return 'missing'
  const kind = sentKind(bytes)
  if (!kind || !kinds.includes(kind)) return 'wrongKind'
  const { data: name, error } = await open(kind)
  if (error?.code === TOO_MANY) return 'tooMany'
  if (error) throw error
  if (!name) return 'gone'
  const stored = await uncachedClient()
    .storage.from(bucket)
    .upload(name, bytes, { contentType: sentTypes[kind] })
  if (!stored.error) {
    await settle?.()
    return 'received'
  }
  await free(name)
  const refusal = bucketRefusal(stored.error)
  if (refusal) return refusal
  throw stored.error
}

/**
 * Stores the form's file in a slot of a private bucket: a PDF or picture by its content, at most 4 MB, unchanged. The
 * database makes up the file name; the uploaded one is ignored. Never throws: logs a failure under `name`.
 * @param slotsOf null if no file is taken: anybody can send a form, which is then not read.
 */
export async function storeSentFile(
  name: string,
  request: Request,
  slotsOf: () => Promise<Slots | null>,
): Promise<SentOutcome> {
  try {
    const slots = await slotsOf()
    return slots ? await limited(() => receive(request, slots)) : 'gone'
  } catch (error) {
    logError(name, error)
    return 'failed'
  }
}

/**
 * A file of a private bucket for a member of staff, with the MIME type that its name implies, to show in the browser; null
 * if it is missing or not readable for the visitor.
 * @throws Error when storage does not answer.
 */
export async function readSentFile(bucket: string, name: string) {
  const [, end] = /^[0-9a-f-]{36}\.(pdf|jpg|png|webp)$/.exec(name) ?? []
  if (!end) return null
  const { data, error } = await (await serverClient()).storage.from(bucket).download(name)
  const headers = { 'Content-Disposition': `inline; filename="${name}"` }
  if (data) return { bytes: data, type: sentTypes[end as SentKind], headers }
  // Storage answers 400 or 404 for a missing file.
  if ('status' in error && (error.status === 400 || error.status === 404)) return null
  throw error
}
