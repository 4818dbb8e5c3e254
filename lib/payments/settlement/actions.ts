'use server'

import { pageLocale, staffAction } from '@/lib/action'
import { translator } from '@/lib/i18n/translator'
import { type CodeOf, type Result, fail, ok } from '@/lib/result'
import { authorizeOffice } from '@/lib/staff/queries'
import { called } from '@/lib/supabase/called'
import { csv } from '@/lib/table/csv'
import { readFile } from '@/lib/table/read/file'
import { sentFile } from '@/lib/table/read/form'
import { addAmounts } from '../amount'
import { MAX_STATEMENT_BYTES, MAX_STATEMENT_LINES } from '../bank/form'
import { type Difference, countHeadings, differencesOf, ourCharges, readReport } from './report'

function fileOf(differences: readonly Difference[], t: ReturnType<typeof translator>): string {
  const heads = ['day', 'id', 'kind', 'name', 'ourGross', 'ourFee', 'theirGross', 'theirFee'] as const
  const number = (amount: string | null = null) => amount && Number(amount)
  return csv(
    heads.map((head) => t(`PaymentsAdmin.settlements.heads.${head}`)),
    differences.map(({ day, id, kind, ours, theirs }) => [
      ...[day, id, t(`PaymentsAdmin.settlements.kinds.${kind}`), ours?.name ?? ''],
      ...[ours?.gross, ours?.fee, theirs?.gross, theirs?.fee].map(number),
    ]),
  )
}

interface Comparison extends Readonly<Record<'from' | 'to' | 'gross' | 'fee' | 'file', string>> {
  readonly count: number
  readonly others: number
  readonly differences: readonly Difference[]
}

/** What differs, or why the file is refused, with its line. */
export type SettlementAnswer = Result<Comparison, CodeOf<'PaymentsAdmin.settlements.errors'>> & {
  readonly line?: number
}

/**
 * Compares PayFast's report with our card money: what differs, also as a CSV file. Nothing of it is stored. Admins and
 * the office only.
 */
export const compareSettlement = staffAction(
  'compareSettlement',
  { who: authorizeOffice },
  async (_staff, _previous, form): Promise<SettlementAnswer> => {
    const file = sentFile(form, MAX_STATEMENT_BYTES)
    if (typeof file === 'string') return fail(file)
    const bytes = new Uint8Array(await file.arrayBuffer())
    const content = await readFile(bytes, countHeadings, MAX_STATEMENT_LINES)
    const report = 'error' in content ? content : readReport(content)
    if ('error' in report) return { ...fail(report.error), line: report.line }
    const { charges, from, to, others } = report
    const asked = { from_day: from, to_day: to, ids: charges.map(({ id }) => id) }
    const differences = differencesOf(charges, await called('settlement_entries', asked, ourCharges))
    return ok({
      ...{ from, to, others, differences },
      count: charges.length,
      gross: addAmounts(charges.map(({ gross }) => gross)),
      fee: addAmounts(charges.map(({ fee }) => fee)),
      file: fileOf(differences, translator(pageLocale.parse(form.get('locale')))),
    })
  },
)
