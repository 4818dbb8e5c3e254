import 'server-only'
import { logError } from '@/lib/log/log'
import { jobClient } from '@/lib/supabase/job'

/**
 * Deletes brochures that nothing names, uploads that were never finished, and copies of documents that have expired or
 * whose person is erased, for erasures and a job: files that storage does not
 * delete now go in the next run. Never throws. Resolves to whether none are left.
 */
export async function deleteOrphans(): Promise<boolean> {
  try {
    const client = jobClient('JOB_KEY_MAIL')
    const { data: orphans } = await client.rpc('orphan_files').throwOnError()
    for (const { bucket, names } of orphans) {
      const { data: deleted, error } = await client.storage.from(bucket).remove(names)
      if (error) throw error
      if (deleted.length < names.length) throw new Error('storage did not delete every file')
    }
    return true
  } catch (error) {
    logError('deleteOrphans', error)
    return false
  }
}
