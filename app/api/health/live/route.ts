export const dynamic = 'force-dynamic'

/** Liveness: restart the process only if this does not answer. */
export { livenessResponse as GET } from '@/lib/system/health'
