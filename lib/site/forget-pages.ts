import 'server-only'
import { revalidatePath } from 'next/cache'

/**
 * Has every page, file and picture made anew, so that the next visitor sees it as it is now: which of them show what has
 * changed, nobody needs to know. An action calls it after a change of what visitors see.
 */
export function forgetPages(): void {
  revalidatePath('/', 'layout')
}
