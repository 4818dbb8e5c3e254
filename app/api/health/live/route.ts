import { livenessResponse } from '@/lib/system/health'

export const dynamic = 'force-dynamic'

/** Liveness: restart the process only if this does not answer. */
export function GET() {
  return livenessResponse()
}
