import { unstable_rethrow } from 'next/navigation'
import { type Result, ok, fail } from './result'

/** What a reading gives, or `failed` where it throws, which is logged. For pages that show the rest all the same. */
export async function settle<Data>(what: string, reading: Promise<Data>): Promise<Result<Data, 'failed'>> {
  try {
    return ok(await reading)
  } catch (error) {
    unstable_rethrow(error)
    console.error(what, error)
    return fail('failed')
  }
}
