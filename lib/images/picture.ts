/** Before the name of an uploaded picture in its address. An address of this site, so that it outlives any storage. */
export const PICTURES = '/pictures/'

/** The name of an uploaded picture: a random id, width and height in pixels, the kind. */
const NAME = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}-(\d{1,5})x(\d{1,5})\.(webp|gif)$/

/** Width and height in pixels. */
export interface Size {
  readonly width: number
  readonly height: number
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
