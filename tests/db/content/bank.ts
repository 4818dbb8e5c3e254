/** Helpers for tests of the bank details: admins in a separate database. */
import { type ContentAnswer, contentDatabase } from './content'
import type { Row } from '../rest'

type Database = ReturnType<typeof contentDatabase>
export type Member = Awaited<ReturnType<Database['admin']>>

/** Bank details whose account ends in 1000 plus the number. */
export const account = (number: number) => ({ accountNumber: `62 0000 ${1000 + number}` })

export function bankDatabase() {
  const database = contentDatabase()
  const { run, ask, admin } = database

  const propose = (who: Member, document: Row, base_version: number, live_from: string | null = null) =>
    ask<ContentAnswer & { proposal?: string }>(
      'propose_bank_details',
      { document, base_version, live_from },
      who,
    )

  return {
    ...database,
    propose,

    /** Starts over with one or two admins of a year, and with details an hour old or none. */
    async begin({ admins = 2, details = true } = {}): Promise<[Member, Member]> {
      await run('truncate public.content_versions, public.content_drafts, public.content_bank_proposals')
      await run("update private.content_documents set last_version = 0 where key = 'bank'")
      const former = (await run("select user_id from public.staff where role = 'admin'")).map(
        (row) => row.user_id,
      )
      const [anna, bram] = [await admin(), await admin()]
      await run('delete from public.staff where user_id = any ($1)', [
        admins === 1 ? [...former, bram.id] : former,
      ])
      await run('delete from private.admin_periods where ended_at is not null')
      if (details) await propose(anna, account(1), 0)
      await database.age('bank', '1 hour')
      await database.claimAll()
      return [anna, bram]
    },

    decide: (proposal_id: unknown, accept: boolean, who: Member) =>
      ask('decide_bank_details', { proposal_id, accept }, who),

    cancel: (of_version: number, who: Member) =>
      ask<boolean>('cancel_scheduled_content', { of_key: 'bank', of_version }, who),

    /** The live bank details. */
    shown: async () => (await database.site()).documents.bank,

    /** A proposal's state and who decided it. */
    decisionOf: async (id: unknown) =>
      (await run('select state, decided_by from public.content_bank_proposals where id = $1', [id]))[0],

    /** Ages the session's proof of the second factor. */
    stale: ({ session }: Member, minutes = 16) =>
      run(
        `update private.passed_sessions set passed_at = now() - make_interval(mins => $2) where session_id = $1`,
        [session, minutes],
      ),
  }
}
