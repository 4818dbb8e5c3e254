import 'server-only'
import { z } from 'zod'
import { BIN_DAYS } from '@/lib/retention'
import { ofPage } from '@/lib/supabase/called'
import { columnsOf } from '@/lib/supabase/columns'
import type { Database } from '@/lib/supabase/database.types'
import { serverClient } from '@/lib/supabase/server'
import type { StaffListQuery } from './list-params'
import { type AdminPost, type BinnedPost, adminPostRow, binnedPostRow } from './schema'

/** Posts on one page of the staff list. */
export const STAFF_PAGE_SIZE = 20

const DAY = 24 * 60 * 60 * 1000

/** Part of a staff list, with the total number of posts. */
export interface StaffPage<Line> {
  readonly posts: readonly Line[]
  readonly total: number
}

type AdminRow = z.output<typeof adminPostRow>
type ListArguments = Database['public']['Functions']['staff_posts']['Args']

async function listPage<Row extends z.ZodRawShape, Line>(
  schema: z.ZodObject<Row>,
  toLine: (row: z.output<z.ZodObject<Row>>, now: number) => Line,
  filters: ListArguments,
): Promise<StaffPage<Line>> {
  const client = await serverClient()
  const { data } = await client
    .rpc('staff_posts', filters)
    .select(`total,${columnsOf(schema)}`)
    .throwOnError()
  const [first] = z.array(z.object({ total: z.coerce.number() })).parse(data)
  const now = Date.now()
  const posts = z.array(schema).parse(data)
  return { posts: posts.map((row) => toLine(row, now)), total: first?.total ?? 0 }
}

/** A row as a line of the staff list at `now`, in milliseconds since 1970. */
export function toAdminPost(row: AdminRow, now: number): AdminPost {
  const { status, publishedAt } = row
  const scheduled = status === 'published' && publishedAt !== null && Date.parse(publishedAt) > now
  return { ...row, scheduledAt: scheduled ? publishedAt : null }
}

/** A row as a line of the bin at `now`, in milliseconds since 1970. Nothing is published from the bin. */
export function toBinnedPost(row: z.output<typeof binnedPostRow>, now: number): BinnedPost {
  const end = Date.parse(row.deletedAt) + BIN_DAYS * DAY
  const daysLeft = Math.max(1, Math.ceil((end - now) / DAY))
  return { ...toAdminPost(row, now), scheduledAt: null, deletedAt: row.deletedAt, daysLeft }
}

/**
 * A page of all posts without their texts, drafts included, as the user may see them; past the end empty, of 0.
 * @throws Error if the database does not answer.
 */
export function staffPosts(query: StaffListQuery): Promise<StaffPage<AdminPost>> {
  return listPage(adminPostRow, toAdminPost, {
    ...ofPage(query.page, STAFF_PAGE_SIZE),
    sort: query.sort,
    ...(query.q && { query: query.q }),
    ...(query.status && { of_status: query.status }),
    ...(query.language && { of_language: query.language }),
    ...(query.category && { of_category: query.category }),
  })
}

/**
 * A page of the bin, most recently deleted first; a page past the end is empty, of 0. @throws Error if the database
 * does not answer.
 */
export function binnedPosts(page: number): Promise<StaffPage<BinnedPost>> {
  return listPage(binnedPostRow, toBinnedPost, { ...ofPage(page, STAFF_PAGE_SIZE), in_bin: true })
}
