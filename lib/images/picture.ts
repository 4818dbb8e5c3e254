import { files } from '@/lib/routes'

/** The largest picture that is accepted, in bytes: 5 MB. The bucket repeats it. */
export const LARGEST_PICTURE = 5 * 1024 * 1024

/** Why a picture was refused. */
export type PictureCode = 'notAuthenticated' | 'tooLarge' | 'wrongKind' | 'broken' | 'failed'

/** The kinds that are accepted, for the file dialog; the server checks the content. */
export const PICTURE_KINDS = 'image/jpeg,image/png,image/webp,image/gif'

/** The four kinds of picture that are accepted. */
export type PictureKind = 'jpeg' | 'png' | 'webp' | 'gif'

/** The kind of a file by its first bytes; null for any other, whatever its name is. */
export function kindOf(bytes: Uint8Array): PictureKind | null {
  const text = String.fromCharCode(...bytes.subarray(0, 12))
  if (text.startsWith('\xff\xd8\xff')) return 'jpeg'
  if (text.startsWith('\x89PNG\r\n\x1a\n')) return 'png'
  if (/^RIFF[\s\S]{4}WEBP/.test(text)) return 'webp'
  return /^GIF8[79]a/.test(text) ? 'gif' : null
}

/** The path before the name of an uploaded picture. It is on this site, so that addresses outlive a change of storage. */
export const PICTURES = files.picture('')

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

/** The content type of an uploaded picture by its name; null for a name that no upload has. */
export function pictureKind(name: string): 'image/webp' | 'image/gif' | null {
  const kind = NAME.exec(name)?.[3]
  return kind === 'webp' ? 'image/webp' : kind === 'gif' ? 'image/gif' : null
}

/** The size of an uploaded picture, which is part of its address; null for any other address. */
export function pictureSize(address: string): Size | null {
  if (!address.startsWith(PICTURES)) return null
  const match = NAME.exec(address.slice(PICTURES.length))
  return match && { width: Number(match[1]), height: Number(match[2]) }
}
