import 'server-only'
import { dataHeaders } from '@/lib/http/headers'
import { logError } from '@/lib/log/log'
import { authorizeOffice } from '@/lib/staff/queries'

const nothing = (status: number) => new Response(null, { status, headers: dataHeaders })

/** A file with its headers; null if it is missing. */
type ReadFile<Params> = (
  params: Params,
  request: Request,
) => Promise<{ bytes: Blob | Uint8Array<ArrayBuffer>; type: string; headers: Record<string, string> } | null>

/**
 * Makes a route handler that gives admins and the office a file by the address's parameters, under the policy of
 * next.config.ts. Not found for anybody else.
 */
export const officeFile =
  <Params>(read: ReadFile<Params>) =>
  async (request: Request, { params }: { params: Promise<Params> }) => {
    try {
      const staff = await authorizeOffice()
      const file = staff.ok ? await read(await params, request) : null
      if (!file) return nothing(404)
      return new Response(file.bytes, {
        headers: { ...dataHeaders, 'Content-Type': file.type, ...file.headers },
      })
    } catch (error) {
      logError('office file', error)
      return nothing(503)
    }
  }
