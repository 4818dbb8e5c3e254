import 'server-only'
import { today } from '@/lib/dates'
import type { FileAnswer } from '@/lib/http/file-response'
import type { Locale } from '@/lib/i18n/routing'
import { translator } from '@/lib/i18n/translator'
import { fail, ok } from '@/lib/result'
import { publishedContent } from '@/lib/site/queries'
import { authorizeAdmin } from '@/lib/staff/queries'
import { readableCopy } from './copy'
import { personAddress } from './person-action'
import { readPersonContent } from './person-queries'

/**
 * All data about a person, for that person: a page in the given language, or without one JSON. The database logs it.
 * Admins only.
 */
export async function exportPerson(given: unknown, language: Locale | null): Promise<FileAnswer> {
  const admin = await authorizeAdmin()
  if (!admin.ok) return admin
  const address = personAddress.safeParse(given)
  if (!address.success) return fail('invalid')
  const { client } = admin.data
  // Read first, so that a failure here logs no export.
  const site = language && (await publishedContent())
  const content = site && (await client.rpc('person_content', { address: address.data }).throwOnError())
  const kept = content && readPersonContent(content.data)
  if (content && !kept) return fail('unknownData')
  const { data } = await client.rpc('person_data', { address: address.data }).throwOnError()
  if (language && site && kept)
    return ok({
      name: `${translator(language)('PersonData.file')}-${today()}.html`,
      type: 'text/html; charset=utf-8',
      body: await readableCopy(site.organisation, address.data, kept, language),
    })
  const file = { address: address.data, exportedAt: new Date().toISOString(), kept: data }
  return ok({
    name: `person-${today()}.json`,
    type: 'application/json; charset=utf-8',
    body: JSON.stringify(file, null, 2),
  })
}
