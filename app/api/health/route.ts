import { healthResponse } from '@/lib/system/health'

export const dynamic = 'force-dynamic'

/** Whether the site can do its work: its database answers, with the migrations that this build needs (docs/operate.md, "Watch it"). */
export function GET() {
  return healthResponse()
}
