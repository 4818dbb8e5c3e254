import 'server-only'
import { serverClient } from '@/lib/supabase/server'
import { type SystemStatus, systemStatus } from './schema'

/** What the database says of the state of the system. Admins only. @throws Error when it does not answer, or refuses. */
export async function readSystemStatus(): Promise<SystemStatus> {
  const client = await serverClient()
  const { data } = await client.rpc('system_status').throwOnError()
  return systemStatus.parse(data)
}
