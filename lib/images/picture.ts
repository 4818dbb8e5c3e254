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

/** Before the name of an uploaded picture in its address. An address of this site, so that it outlives any storage. */
export const PICTURES = '/pictures/'

/** The name of an uploaded picture: a random id, width and height in pixels, the kind. */
const NAME = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}-(\d{1,5})x(\d{1,5})\.(webp|gif)$/

/** Width and height in pixels. */
export interface Size {
  readonly width: number
  readonly height: number
}

/** A stored picture: its address on this site, width and height in pixels. */
export interface UploadedPicture extends Size {
  readonly address: string
}

/** The kind of file that a picture's name says, null for a name that no upload was given. */
export function pictureKind(name: string): 'image/webp' | 'image/gif' | null {
  const kind = NAME.exec(name)?.[3]
  return kind === 'webp' ? 'image/webp' : kind === 'gif' ? 'image/gif' : null
}

/** The size of an uploaded picture, which its address carries; null for any other address. */
export function pictureSize(address: string): Size | null {
  if (!address.startsWith(PICTURES)) return null
  const match = NAME.exec(address.slice(PICTURES.length))
  return match && { width: Number(match[1]), height: Number(match[2]) }
}
