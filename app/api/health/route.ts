export const dynamic = 'force-dynamic'

/** Readiness: the database answers and has this build's migrations (docs/operate.md, "Watch it"). */
export { healthResponse as GET } from '@/lib/system/health'
