import 'server-only'
import { z } from 'zod'
import { called, ofPage } from '@/lib/supabase/called'
import { columnsOf } from '@/lib/supabase/columns'
import { serverClient } from '@/lib/supabase/server'
import { type MediaQuery, type PictureUse, MEDIA_PAGE_SIZE, mediaRow, toMediaPicture, useRow } from './schema'

/**
 * A page of the media library, newest first, as the user may see it; past the end empty, of 0.
 * @throws Error if the database does not answer, as below.
 */
export async function mediaPage({ unused, page }: MediaQuery) {
  const client = await serverClient()
  const { data } = await client
    .rpc('media_library', {
      ...ofPage(page, MEDIA_PAGE_SIZE),
      only_unused: unused,
    })
    .select(`total,${columnsOf(mediaRow)}`)
    .throwOnError()
  const rows = z.array(mediaRow.extend({ total: z.coerce.number() })).parse(data)
  const total = rows[0]?.total ?? 0
  return {
    pictures: rows.flatMap(({ total: _, ...row }) => toMediaPicture(row) ?? []),
    total,
    pages: Math.ceil(total / MEDIA_PAGE_SIZE),
  }
}

export type MediaPage = Awaited<ReturnType<typeof mediaPage>>

/** The uses of pictures by picture name; unused pictures have no entry. */
export async function pictureUses(names: readonly string[]): Promise<ReadonlyMap<string, PictureUse[]>> {
  const uses = new Map<string, PictureUse[]>()
  if (names.length === 0) return uses
  const rows = await called('picture_uses', { picture_names: [...names] }, z.array(useRow))
  for (const { picture, ...use } of rows) uses.set(picture, [...(uses.get(picture) ?? []), use])
  return uses
}
