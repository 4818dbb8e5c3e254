/** Maximum size of a picture in bytes: 5 MB. The bucket repeats it. */
export const MAX_PICTURE_BYTES = 5 * 1024 * 1024

/** Why a picture was refused. */
export type PictureCode = 'notAuthenticated' | 'tooLarge' | 'wrongKind' | 'broken' | 'busy' | 'failed'

/** The accepted kinds, for the file dialog; the server checks the content. */
export const PICTURE_KINDS = 'image/jpeg,image/png,image/webp,image/gif'

/** The four accepted kinds of picture. */
export type PictureKind = 'jpeg' | 'png' | 'webp' | 'gif'

/** The kind of a file by its first bytes; null for any other, whatever its name. */
export function kindOf(bytes: Uint8Array): PictureKind | null {
  const text = String.fromCharCode(...bytes.subarray(0, 12))
  if (text.startsWith('\xff\xd8\xff')) return 'jpeg'
  if (text.startsWith('\x89PNG\r\n\x1a\n')) return 'png'
  if (/^RIFF[\s\S]{4}WEBP/.test(text)) return 'webp'
  return /^GIF8[79]a/.test(text) ? 'gif' : null
}
