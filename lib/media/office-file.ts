import 'server-only'
import { dataHeaders } from '@/lib/http/headers'
import { logError } from '@/lib/log/log'
import { authorizeOffice } from '@/lib/staff/queries'

const nothing = (status: number) => new Response(null, { status, headers: dataHeaders })

/** A file to show in the browser; null if it is missing. */
type ReadFile = (name: string) => Promise<{ bytes: Blob; type: string } | null>

/**
 * Makes a route handler that shows a file of a private bucket by its name, under the policy of next.config.ts. Not found
 * for anybody but admins and the office.
 */
export const officeFile =
  (read: ReadFile) =>
  async (_request: Request, { params }: { params: Promise<{ name: string }> }) => {
    try {
      const staff = await authorizeOffice()
      if (!staff.ok) return nothing(404)
      const { name } = await params
      const file = await read(name)
      if (!file) return nothing(404)
      return new Response(file.bytes, {
        headers: {
          ...dataHeaders,
          'Content-Type': file.type,
          'Content-Disposition': `inline; filename="${name}"`,
        },
      })
    } catch (error) {
      logError('office file', error)
      return nothing(503)
    }
  }
