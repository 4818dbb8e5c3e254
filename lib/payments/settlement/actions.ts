'use server'

import { pageLocale, sentForm, staffAction } from '@/lib/action'
import { translator } from '@/lib/i18n/translator'
import { fail } from '@/lib/result'
import { authorizeOffice } from '@/lib/staff/queries'
import { csv } from '@/lib/table/csv'
import { readFile } from '@/lib/table/read/file'
import { fromCents, toCents } from '../amount'
import { MAX_STATEMENT_BYTES, MAX_STATEMENT_LINES } from '../bank/form'
import type { Difference, SettlementAnswer } from './form'
import { countHeadings, differencesOf, ourCharges, readReport } from './report'

const sum = (amounts: readonly string[]) =>
  fromCents(amounts.reduce((total, amount) => total + toCents(amount), 0))

function fileOf(differences: readonly Difference[], t: ReturnType<typeof translator>): string {
  const heads = ['day', 'id', 'kind', 'name', 'ourGross', 'ourFee', 'theirGross', 'theirFee'] as const
  return csv(
    heads.map((head) => t(`PaymentsAdmin.settlements.heads.${head}`)),
    differences.map(({ day, id, kind, name, ours, theirs }) => [
      ...[day, id, t(`PaymentsAdmin.settlements.kinds.${kind}`), name],
      ...[ours?.gross, ours?.fee, theirs?.gross, theirs?.fee].map((amount) =>
        amount ? Number(amount) : null,
      ),
    ]),
  )
}

/** Compares PayFast's report with our card money. Nothing of it is stored. Admins and the office only. */
export const compareSettlement = staffAction(
  'compareSettlement',
  { who: authorizeOffice, takes: sentForm },
  async ({ client }, _previous, form): Promise<SettlementAnswer> => {
    const file = form.get('file')
    if (!(file instanceof File) || file.size === 0) return fail('fileMissing')
    if (file.size > MAX_STATEMENT_BYTES) return fail('tooLarge')
    const content = await readFile(
      new Uint8Array(await file.arrayBuffer()),
      countHeadings,
      MAX_STATEMENT_LINES,
    )
    if ('error' in content) return { ...fail(content.error), line: content.line }
    const report = readReport(content)
    if ('error' in report) return { ...fail(report.error), line: report.line }
    const { charges, others, from, to } = report
    const { data } = await client
      .rpc('settlement_entries', { from_day: from, to_day: to, ids: charges.map(({ id }) => id) })
      .throwOnError()
    const differences = differencesOf(charges, ourCharges.parse(data))
    return {
      ok: true,
      ...{ from, to, differences },
      charges: charges.length,
      gross: sum(charges.map(({ gross }) => gross)),
      fee: sum(charges.map(({ fee }) => fee)),
      others: [...others],
      file: fileOf(differences, translator(pageLocale.parse(form.get('locale')))),
    }
  },
)
