import type { NextRequest } from 'next/server'
import { dataHeaders } from '@/lib/http/headers'
import { logError } from '@/lib/log/log'
import { mediaPage } from '@/lib/media/queries'
import { mediaQuery } from '@/lib/media/schema'
import { currentStaff } from '@/lib/staff/queries'

/**
 * A page of the media library (`?page=`, `?unused=1`) for signed-in staff: `{ pictures, total, pages }`. 401 with the
 * code `notAuthenticated` for others, 503 with `failed` if the database does not answer.
 */
export async function GET(request: NextRequest) {
  try {
    if (!(await currentStaff()))
      return Response.json({ code: 'notAuthenticated' }, { status: 401, headers: dataHeaders })
    const query = mediaQuery(Object.fromEntries(request.nextUrl.searchParams))
    return Response.json(await mediaPage(query), { headers: dataHeaders })
  } catch (error) {
    logError('mediaPage', error)
    return Response.json({ code: 'failed' }, { status: 503, headers: dataHeaders })
  }
}
