import { gateway } from '@/lib/payments/gateways/current'
import { livenessResponse } from '@/lib/system/health'
import { jobHealthResponse } from '@/lib/system/job-health'

export const dynamic = 'force-dynamic'

/**
 * `live`: restart the process only if this does not answer. `jobs`: for an alarm from outside, whether the jobs run and
 * mail leaves (docs/operate.md, "Watch it").
 */
export async function GET(_request: Request, { params }: RouteContext<'/api/health/[check]'>) {
  const { check } = await params
  if (check === 'live') return livenessResponse()
  if (check === 'jobs') return jobHealthResponse(gateway.isOn())
  return new Response(null, { status: 404 })
}
