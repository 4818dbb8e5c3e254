'use server'

import { createHash, randomUUID } from 'node:crypto'
import { z } from 'zod'
import { pageLocale, rowId } from '@/lib/action'
import { textField } from '@/lib/forms/form-data'
import { translator } from '@/lib/i18n/translator'
import { fail } from '@/lib/result'
import { exportClient } from '@/lib/supabase/server'
import { BATCH_FIELD, CONSENT_FIELD, channels } from '@/lib/leads/entry/fields'
import { withSamples } from '@/lib/table/read/columns'
import { ORDER_FIELD, dateOrders, sentFile } from '@/lib/table/read/form'
import { findKnownLeads } from '@/lib/leads/entry/queries'
import { officeAction } from '@/lib/staff/form-action'
import { IMPORT_BUTTON, type ImportAnswer, type ImportCheck, type Lacking, MAX_FILE_BYTES } from './form'
import { chosenColumns, lackingColumns, readLeadFile } from './columns'
import { fitRows, orderOfDays, readRows, takenRows } from './rows'
import { refusedFile, refusedRows } from './refused'

/** The requested import, checked without the database; or the reason it failed. */
async function asked(form: FormData) {
  const file = sentFile(form, MAX_FILE_BYTES)
  if (typeof file === 'string') return { error: fail(file) }
  const defaults = { channel: textField(form, 'channel'), language: textField(form, 'language') }
  if (!channels.some((channel) => channel === defaults.channel)) return { error: fail('channelMissing') }
  const bytes = new Uint8Array(await file.arrayBuffer())
  const content = await readLeadFile(bytes)
  if ('error' in content) {
    const { error, line, columns } = content
    return { error: { ...fail(error), line, columns } }
  }
  const { headings, lines } = content
  const columns = chosenColumns(headings, form)
  const told = orderOfDays(lines, columns)
  const order = told ?? dateOrders.find((each) => each === form.get(ORDER_FIELD)) ?? null
  const lacking: Lacking | null = lackingColumns(columns) ?? (order ? null : 'order')
  const fingerprint = createHash('sha256')
    .update(bytes)
    .update(JSON.stringify([columns.map(({ field }) => field), defaults, order]))
    .digest('hex')
  const rows = order && !lacking ? readRows(lines, columns, { ...defaults, order }) : []
  return { columns, lacking, asksOrder: told === null, lines, rows, fingerprint }
}

/**
 * Checks a file of leads, and imports it, once per id, if requested and exactly this was checked before. Admins and the
 * office only.
 */
export const importLeads = officeAction('importLeads', async (_staff, form): Promise<ImportAnswer> => {
  const request = await asked(form)
  if (request.error) return request.error
  const { columns, lacking, asksOrder, lines, rows, fingerprint } = request
  const fit = fitRows(rows)

  const check = async (): Promise<ImportCheck> => ({
    columns: withSamples(columns, lines),
    lacking,
    asksOrder,
    taken: fit.length > 0 ? takenRows(rows, await findKnownLeads(fit.map(({ entry }) => entry))) : [],
    refused: refusedRows(rows),
    batch: randomUUID(),
    fingerprint,
  })
  if (!form.has(IMPORT_BUTTON)) return { ok: true, check: await check() }
  const batch = rowId.safeParse(textField(form, BATCH_FIELD))
  if (!batch.success || textField(form, 'fingerprint') !== fingerprint || fit.length === 0)
    return { ...fail('changed'), check: await check() }
  if (!form.has(CONSENT_FIELD)) return fail('consentNeeded')

  // A thousand rows take longer than the session client waits.
  const client = await exportClient()
  const { data } = await client
    .rpc('enter_leads', {
      batch: batch.data,
      entry_source: 'import',
      entries: fit.map(({ entry }) => ({ ...entry })),
    })
    .throwOnError()
  const counts = z.object({ added: z.coerce.number(), joined: z.coerce.number() }).parse(data[0])
  const t = translator(pageLocale.parse(form.get('locale')))
  const refused = refusedRows(rows).length
  return { ok: true, summary: { ...counts, refused, refusedFile: refusedFile(rows, columns, t) } }
})
