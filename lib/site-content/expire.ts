import 'server-only'
import { updateTag } from 'next/cache'
import { after } from 'next/server'
import { CONTENT_TAG } from '@/lib/site/cache'
import { rememberContent } from '@/lib/site/queries'

/**
 * Expires every page, file and picture that shows the site's content, so that the next visitor sees it as it is now.
 * After the answer it is read again in case the database fails before that visitor comes.
 */
export function expireContent(): void {
  updateTag(CONTENT_TAG)
  after(rememberContent)
}
