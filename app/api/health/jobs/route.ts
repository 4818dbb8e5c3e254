import { gateway } from '@/lib/payments/gateways/current'
import { jobHealthResponse } from '@/lib/system/job-health'

export const dynamic = 'force-dynamic'

/** For an alarm from outside: whether the jobs run and mail leaves (docs/operate.md, "Watch it"). */
export const GET = () => jobHealthResponse(gateway.isOn())
