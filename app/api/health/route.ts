import { healthResponse } from '@/lib/system/health'

export const dynamic = 'force-dynamic'

/** Readiness: the database answers and has this build's migrations (docs/operate.md, "Watch it"). */
export function GET() {
  return healthResponse()
}
