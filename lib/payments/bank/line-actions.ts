'use server'

import { refresh } from 'next/cache'
import { after } from 'next/server'
import { z } from 'zod'
import { rowId, staffAction } from '@/lib/action'
import { sendDueMail } from '@/lib/mail/send'
import { moneyText } from '@/lib/money'
import { type Result, fail, ok } from '@/lib/result'
import { type AuthorizedStaff, authorizeOffice } from '@/lib/staff/queries'
import { type PaymentError, paymentRefusals } from '../admin/form'
import { type LineDecision, asideReasons, lineDecisions, reasonField } from './form'

type Client = AuthorizedStaff['client']

/** Lines booked in one call, which the session client does not wait for long. */
const AT_ONCE = 100

const entryId = z.coerce.number().int().positive()

/** By the pressed button's value; returns the number of lines decided. */
const decisions: Record<LineDecision, (client: Client, value: string, form: FormData) => Promise<number>> = {
  /**
   * A line, and the number of the entry that recorded it (`7:12`), or the payment to book it to and what was shown to be
   * outstanding (`7:…:1980.00`).
   */
  async confirm(client, value) {
    const [line, target = '', shown] = value.split(':')
    const payment = rowId.safeParse(target)
    const { data } = await client
      .rpc('confirm_bank_line', {
        line_id: entryId.parse(line),
        ...(payment.success
          ? { to_payment: payment.data, shown: moneyText.optional().parse(shown) }
          : { to_entry: entryId.parse(target) }),
      })
      .throwOnError()
    return Number(data)
  },
  /** The lines that were certain on the page. */
  async all(client, value) {
    const ids = z.array(entryId).max(10_000).parse(value.split(','))
    let count = 0
    for (let start = 0; start < ids.length; start += AT_ONCE) {
      const line_ids = ids.slice(start, start + AT_ONCE)
      count += (await client.rpc('confirm_certain_lines', { line_ids }).throwOnError()).data
    }
    return count
  },
  async aside(client, value, form) {
    const line_id = entryId.parse(value)
    const why = z.enum(asideReasons).parse(form.get(reasonField(line_id)))
    return Number((await client.rpc('set_bank_line_aside', { line_id, why }).throwOnError()).data)
  },
  async back(client, value) {
    const line_id = entryId.parse(value)
    return Number((await client.rpc('set_bank_line_aside', { line_id }).throwOnError()).data)
  },
}

/** Applies the pressed button to lines of a statement. Returns the decision and the number of lines. */
export const decideLines = staffAction(
  'decideLines',
  { who: authorizeOffice, refusals: paymentRefusals },
  async (
    { client },
    _previous,
    form,
  ): Promise<Result<{ decision: LineDecision; count: number }, PaymentError>> => {
    const decision = z.enum(lineDecisions).parse(lineDecisions.find((each) => form.has(each)))
    const count = await decisions[decision](client, z.string().parse(form.get(decision)), form)
    // Full payment sends a receipt.
    if (count > 0) after(sendDueMail)
    refresh()
    return count > 0 ? ok({ decision, count }) : fail('changed')
  },
)
