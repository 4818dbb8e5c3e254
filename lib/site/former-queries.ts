import 'server-only'
import { cache } from 'react'
import { z } from 'zod'
import { contentOf } from '@/lib/content/content'
import type { LegalText } from '@/lib/content/documents/legal'
import { isoTime, today } from '@/lib/dates'
import { type Reading, reading } from '@/lib/reading'
import { publicClient } from '@/lib/supabase/public'

/** The key of a legal text, whose former versions are public. */
export type LegalKey = 'privacy' | 'terms'

const formerVersion = z
  .object({ version: z.coerce.number().int(), live_from: isoTime, ended_at: isoTime })
  .transform(({ version, live_from, ended_at }) => ({ version, from: live_from, until: ended_at }))

/** A former version of a legal text, with its period of validity (ISO 8601, UTC). */
export type FormerVersion = z.output<typeof formerVersion>

/** The former versions of a legal text, newest first; the page and its metadata share one query. */
export const formerVersions = cache((key: LegalKey): Promise<Reading<readonly FormerVersion[]>> =>
  reading(`former ${key}`, async () => {
    const { data } = await publicClient().rpc('former_terms', { of_key: key }, { get: true }).throwOnError()
    return z.array(formerVersion).parse(data)
  }),
)

export interface FormerText extends FormerVersion {
  readonly text: LegalText
}

const formerDocuments = z.object({ documents: z.record(z.string(), z.unknown()) }).nullable()

/** The text of a former version, with the fees and names of its time; null if there is no such version. */
async function readText(key: LegalKey, { version, until }: FormerVersion): Promise<LegalText | null> {
  const { data } = await publicClient()
    .rpc('content_as_of', { of_key: key, of_version: version }, { get: true })
    .throwOnError()
  const found = formerDocuments.parse(data)
  // Of the content of that time, only this text is shown.
  return found && contentOf(found.documents, today(new Date(until)))[key]
}

const NUMBER = /^[1-9]\d{0,5}$/

/** A former version of a legal text, by the part of its address; null if there is none. */
export const formerText = cache(
  async (key: LegalKey, version: string): Promise<Reading<FormerText | null>> => {
    if (!NUMBER.test(version)) return { state: 'fresh', data: null }
    const versions = await formerVersions(key)
    if (versions.state === 'unavailable') return versions
    const found = versions.data.find((each) => String(each.version) === version)
    if (!found) return { state: 'fresh', data: null }
    return reading(`former ${key}`, async () => {
      const text = await readText(key, found)
      return text && { ...found, text }
    })
  },
)
