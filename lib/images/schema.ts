/** The bucket that holds the pictures of posts. */
export const BUCKET = 'post-images'

/** The largest picture that is taken, in bytes: 5 MB. The bucket repeats it. */
export const LARGEST_PICTURE = 5 * 1024 * 1024

/** Why a picture was not taken. */
export type PictureCode = 'notAuthenticated' | 'tooLarge' | 'wrongKind' | 'broken' | 'failed'

/** The kinds that are taken, for the file dialog. What a file really is, its content says. */
export const PICTURE_KINDS = 'image/jpeg,image/png,image/webp,image/gif'

/** The four kinds of picture that are taken. */
export type PictureKind = 'jpeg' | 'png' | 'webp' | 'gif'

/** The kind that the first bytes of a file say; null for anything else, whatever its name claims. */
export function kindOf(bytes: Uint8Array): PictureKind | null {
  const text = String.fromCharCode(...bytes.subarray(0, 12))
  if (text.startsWith('\xff\xd8\xff')) return 'jpeg'
  if (text.startsWith('\x89PNG\r\n\x1a\n')) return 'png'
  if (/^RIFF[\s\S]{4}WEBP/.test(text)) return 'webp'
  return /^GIF8[79]a/.test(text) ? 'gif' : null
}
