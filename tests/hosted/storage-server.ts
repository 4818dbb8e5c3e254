/**
 * The storage of a hosted project, as far as the site uses it (github.com/supabase/storage, its errors): nearly every
 * refusal has HTTP status 400, and its intended status in the body.
 */
import { type Answer, type Call, json } from './answer'

interface Bucket {
  readonly limit: number
  readonly kinds: readonly string[]
}

const refusal = (status: number, error: string, message: string): Answer =>
  json({ statusCode: String(status), error, message }, 400)

export class StorageServer {
  readonly files = new Map<string, Buffer>()
  buckets: Record<string, Bucket> = {}

  answer({ method, path, query, headers, bytes, body }: Call): Answer {
    const signed = '/object/upload/sign/'
    const name = path.replace(/^\/object\/(?:public\/|upload\/sign\/)?/, '')
    if (method === 'POST' && path.startsWith(signed)) return json({ url: `${path}?token=for+${name}` })
    if (path.startsWith(signed) && query.get('token') !== `for ${name}`)
      return refusal(400, 'InvalidSignature', 'Invalid signature')
    if (method === 'DELETE') {
      const gone = (body.prefixes as string[]).filter((file) => this.files.delete(`${name}/${file}`))
      return json(gone.map((file) => ({ name: file })))
    }
    if (method === 'GET') {
      const file = this.files.get(name)
      return file ? { status: 200, raw: file } : refusal(404, 'not_found', 'Object not found')
    }
    const bucket = this.buckets[name.split('/')[0]!]
    if (!bucket) return refusal(404, 'Bucket not found', 'Bucket not found')
    const kind = String(headers['content-type'])
    if (bytes.byteLength > bucket.limit)
      return refusal(413, 'Payload too large', 'The object exceeded the maximum allowed size')
    if (!bucket.kinds.includes(kind))
      return refusal(415, 'invalid_mime_type', `mime type ${kind} is not supported`)
    if (this.files.has(name)) return refusal(409, 'Duplicate', 'The resource already exists')
    this.files.set(name, bytes)
    return json({ Key: name, Id: '7d6f1d1c-0a57-4c1e-8f5e-2b6f0f5a5a11' })
  }
}
