import { z } from 'zod'
import { type Values, first, pageNumber, pageParameter } from '@/lib/address-query'
import { isoTime } from '@/lib/dates'
import { type Size, pictureSize } from '@/lib/images/picture-address'
import { type Path, files, routes, withQuery } from '@/lib/routes'

/** Pictures on one page of the library. */
export const MEDIA_PAGE_SIZE = 24

/** A row of the library from the database. Times are ISO 8601 in UTC. */
export const mediaRow = z.object({
  name: z.string(),
  createdAt: isoTime,
  /** The uploader's e-mail address; null if the account is gone. */
  uploadedBy: z.string().nullable(),
  /** How many posts and documents use it. */
  uses: z.coerce.number().int(),
})

/** A picture of the library with its address on this site, and its size in pixels. */
export type MediaPicture = z.output<typeof mediaRow> & Size & { readonly address: string }

/** The picture of a row; null for a file that is no upload, which has no address on this site. */
export function toMediaPicture(row: z.output<typeof mediaRow>): MediaPicture | null {
  const address = files.picture(row.name)
  const size = pictureSize(address)
  return size && { ...row, ...size, address }
}

export const useRow = z.object({
  picture: z.string(),
  /** A `binned` post is in the bin; a `draft` belongs to an unsaved new post, which only its writer may read. */
  kind: z.enum(['post', 'binned', 'draft', 'document']),
  /** A post's title, or the key of a document; null for a draft. */
  title: z.string().nullable(),
  /** A post's id, or the key of a document. */
  id: z.string(),
})

/** A place that uses a picture. */
export type PictureUse = Omit<z.output<typeof useRow>, 'picture'>

/** A picture with its uses; null if these could not be read. */
export type UsedPicture = MediaPicture & { readonly places: readonly PictureUse[] | null }

/** The query in an address: all pictures or only unused ones, and a page. Invalid values are ignored. */
export const mediaQuery = (values: Values) => ({
  unused: first(values, 'unused') === '1',
  page: pageNumber(values),
})

export type MediaQuery = Readonly<ReturnType<typeof mediaQuery>>

/** The unprefixed address of a query. */
export const mediaPath = ({ unused, page }: MediaQuery): Path =>
  withQuery(routes.media, { unused: unused ? '1' : null, ...pageParameter(page) })

/** Why a picture was not deleted. */
export type MediaActionError = 'notAuthenticated' | 'inUse' | 'gone' | 'failed'
