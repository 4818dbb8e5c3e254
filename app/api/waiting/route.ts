import { dataHeaders } from '@/lib/http/headers'
import { logError } from '@/lib/log/log'
import { currentStaff } from '@/lib/staff/queries'
import { waitingCounts } from '@/lib/staff-menu/queries'

/**
 * What waits, by entry of the staff menu, for signed-in staff: `{ new: 3 }`. 401 with the code `notAuthenticated` for
 * others, 503 with `failed` if the database does not answer.
 */
export async function GET() {
  try {
    const staff = await currentStaff()
    if (!staff) return Response.json({ code: 'notAuthenticated' }, { status: 401, headers: dataHeaders })
    return Response.json(await waitingCounts(staff.role), { headers: dataHeaders })
  } catch (error) {
    logError('waitingCounts', error)
    return Response.json({ code: 'failed' }, { status: 503, headers: dataHeaders })
  }
}
