import { livenessResponse } from '@/lib/system/health'

export const dynamic = 'force-dynamic'

/** Whether the process answers; it should be started again only where this does not. */
export function GET() {
  return livenessResponse()
}
