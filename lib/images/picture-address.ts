// Without upload rules and other addresses, because scripts of public pages import it.

/** Path prefix of uploaded pictures. On this site, so that addresses outlive a change of storage. */
export const PICTURES = '/pictures/'

/** File name of an uploaded picture: id of its content, width and height in pixels, kind. */
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

/** The content type of an uploaded picture by its file name; null for a name of no upload. */
export function pictureKind(name: string): 'image/webp' | 'image/gif' | null {
  const kind = NAME.exec(name)?.[3]
  return kind === 'webp' ? 'image/webp' : kind === 'gif' ? 'image/gif' : null
}

/** The size of an uploaded picture, from its address; null for any other address. */
export function pictureSize(address: string): Size | null {
  if (!address.startsWith(PICTURES)) return null
  const match = NAME.exec(address.slice(PICTURES.length))
  return match && { width: Number(match[1]), height: Number(match[2]) }
}
