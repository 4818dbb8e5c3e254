import 'server-only'
import { unstable_rethrow } from 'next/navigation'
import { logError } from '@/lib/log/log'
import { type Result, fail, ok } from '@/lib/result'

/**
 * The result of a read, or `failed` if it throws, which is logged as `name`. For pages that show the rest all the same.
 */
export async function settle<Data>(name: string, read: Promise<Data>): Promise<Result<Data, 'failed'>> {
  try {
    return ok(await read)
  } catch (error) {
    unstable_rethrow(error)
    logError(name, error)
    return fail('failed')
  }
}
