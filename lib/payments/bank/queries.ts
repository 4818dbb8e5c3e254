import 'server-only'
import { z } from 'zod'
import { isoTime } from '@/lib/dates'
import { moneyText } from '@/lib/money'
import { purposeFields } from '@/lib/receipts/purpose'
import { called, ofPage } from '@/lib/supabase/called'
import { row } from '@/lib/supabase/columns'
import { serverClient } from '@/lib/supabase/server'
import { dateOrders } from '@/lib/table/read/form'
import { type BankTab, asideReasons, statementFields } from './form'

export const BANK_PAGE_SIZE = 50

const text = z.string().nullable()

const bankLine = row({
  id: z.number().int(),
  day: z.iso.date(),
  amount: moneyText,
  text: z.string(),
  state: z.enum(['suggested', 'unmatched', 'booked', 'aside']),
  reason: z.enum(asideReasons).nullable(),
  decidedBy: text,
  decidedAt: isoTime.nullable(),
  /** Why it may belong to the payment; null without a suggestion. */
  why: z.enum(['certain', 'recorded', 'reference', 'cut', 'name']).nullable(),
  /** The transfer or refund that has recorded it. */
  entryId: z.number().int().nullable(),
  /** Suggested, or booked to; null also once that is deleted. */
  payment: row({
    id: z.string(),
    firstName: z.string(),
    surname: z.string(),
    ...purposeFields,
    reference: z.string(),
    outstanding: moneyText,
  }).nullable(),
})
export type BankLine = z.output<typeof bankLine>

const bankList = z.object({
  /** A state without lines is missing. */
  counts: z.record(z.string(), z.number().int()),
  /** Ids of the lines that are certain. */
  certain: z.array(z.number().int()),
  lines: z.array(bankLine),
})

/** A page of a tab's lines, counted from 1. Editors are refused. @throws Error when the database does not answer. */
export const bankLines = (tab: BankTab, page: number) =>
  called('bank_line_list', { of_state: tab, ...ofPage(page, BANK_PAGE_SIZE) }, bankList)

/** How the columns of a file were read. */
export const statementMapping = z.object({
  headings: z.array(z.string()),
  fields: z.array(z.enum(statementFields).nullable()),
  order: z.enum(dateOrders),
})
export type StatementMapping = z.output<typeof statementMapping>

/** How the account's last CSV file with these headings was read; null if there was none. */
export async function mappingBefore(
  account: string,
  headings: readonly string[],
): Promise<StatementMapping | null> {
  const client = await serverClient()
  const { data } = await client
    .from('bank_imports')
    .select('mapping')
    .eq('account', account)
    .not('mapping', 'is', null)
    .order('made_at', { ascending: false })
    .limit(20)
    .throwOnError()
  return (
    data
      .flatMap(({ mapping }) => statementMapping.safeParse(mapping).data ?? [])
      .find((before) => JSON.stringify(before.headings) === JSON.stringify(headings)) ?? null
  )
}
