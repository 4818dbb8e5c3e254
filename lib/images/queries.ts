import 'server-only'
import { publicFile } from '@/lib/supabase/storage'
import { pictureKind } from './picture'

/** The bucket that holds the pictures of posts. */
export const BUCKET = 'post-images'

/** A year: a name is never given to another picture. */
const KEEP = 'public, max-age=31536000, immutable'

/** An uploaded picture as the site answers with it: 404 for no picture's name, 503 when storage does not answer. */
export async function pictureResponse(name: string): Promise<Response> {
  const kind = pictureKind(name)
  const stored = kind && (await publicFile(BUCKET, name))
  if (stored?.ok)
    return new Response(stored.body, { headers: { 'Content-Type': kind!, 'Cache-Control': KEEP } })
  // Storage answers 400 as well as 404 for what it has not.
  const missing = !stored || stored.status < 500
  return new Response(null, { status: missing ? 404 : 503, headers: { 'Cache-Control': 'no-store' } })
}
