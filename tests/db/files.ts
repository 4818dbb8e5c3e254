/** Helpers for tests of uploaded files: storage requests by any caller. */
import { type Caller, type Row, request } from './rest'
import { unique } from './samples'

interface Sent {
  readonly bytes?: Uint8Array<ArrayBuffer>
  readonly type?: string
  readonly upsert?: boolean
  readonly method?: string
}

export const pictureName = (ending = 'webp') => `${unique('picture-')}.${ending}`

export function headersOf({ key, token }: Partial<Caller>): Record<string, string> {
  return { ...(key ? { apikey: key, authorization: `Bearer ${token ?? key}` } : {}) }
}

/** A bucket as seen by a caller. */
export function filesOf(bucket: string) {
  const read = (path: string) =>
    fetch(`${process.env.SUPABASE_URL}/storage/v1/object/public/${bucket}/${path}`)
  return {
    /** Uploads a file; returns the status. */
    async upload(
      who: Partial<Caller>,
      path: string,
      { bytes = new Uint8Array([1, 2, 3]), type = 'image/webp', upsert = false, method = 'POST' }: Sent = {},
    ) {
      const response = await fetch(`${process.env.SUPABASE_URL}/storage/v1/object/${bucket}/${path}`, {
        method,
        headers: { ...headersOf(who), 'content-type': type, 'x-upsert': String(upsert) },
        body: bytes,
      })
      await response.text()
      return response.status
    },

    /** The public response for a file. */
    read,

    /** The status of that response. */
    async statusOf(path: string) {
      const response = await read(path)
      await response.arrayBuffer()
      return response.status
    },

    /** The names that the caller can list. */
    list: async (who: Partial<Caller>, search: string) =>
      (await request(who, 'POST', `/storage/v1/object/list/${bucket}`, { prefix: '', search })).rows.map(
        (row: Row) => row.name,
      ),

    remove: (who: Partial<Caller>, path: string) =>
      request(who, 'DELETE', `/storage/v1/object/${bucket}`, { prefixes: [path] }),
  }
}
