import 'server-only'
import { z } from 'zod'
import { today } from '@/lib/dates'
import { env } from '@/lib/env'
import type { FileAnswer } from '@/lib/http/file-response'
import { ok } from '@/lib/result'
import { authorizeAdmin } from '@/lib/staff/queries'
import { contentFile } from './content-file'

const exported = z.object({ documents: z.record(z.string(), z.unknown()) })

/** The live documents, without built-in samples, as JSON. The database logs it. Admins only. */
export async function exportContent(): Promise<FileAnswer> {
  const admin = await authorizeAdmin()
  if (!admin.ok) return admin
  const { data } = await admin.data.client.rpc('export_content').throwOnError()
  const source = { site: env.SITE_URL, exportedAt: new Date().toISOString() }
  return ok({
    name: `site-content-${today()}.json`,
    type: 'application/json; charset=utf-8',
    body: contentFile(exported.parse(data).documents, source),
  })
}
