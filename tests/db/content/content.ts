/** Helpers for tests of content: admins in a separate database, and calls on documents. */
import { mailDatabase } from '../mail/database'
import type { Row } from '../rest'
import type { Claims } from '../second-database'

/** The answer of a function that changes content. */
export interface ContentAnswer extends Row {
  readonly outcome: string
  readonly version?: number
  readonly live_from?: string
}

export interface Content {
  readonly documents: Row
  readonly versions: Record<string, number>
}

/** A document's state, as `content_states` returns it. */
export interface ContentState extends Row {
  readonly key: string
  readonly live: (Row & { version: number }) | null
  readonly scheduled: (Row & { version: number }) | null
  readonly draft: (Row & { revision: number }) | null
}

/** A visitor: for the database, an account that nobody has. */
const VISITOR = { id: '22222222-2222-4222-8222-222222222222' }

export function contentDatabase() {
  const database = mailDatabase()
  const { run, refusal } = database

  /** Calls a function by argument names, by default as a visitor. */
  async function ask<T = ContentAnswer>(name: string, args: Row = {}, who: Claims = VISITOR): Promise<T> {
    const [row] = await run<{ answer: T }>(...statement(name, args), who)
    return row!.answer
  }

  const site = () => ask<Content>('site_content')

  return {
    ...database,
    ask,
    /** The code with which a call is refused; undefined on success. */
    refused: (name: string, args: Row, who: Claims = VISITOR) => refusal(...statement(name, args), who),

    /** The live content. */
    site,

    /** A document's state, with its texts. */
    stateOf: async (key: string, who: Claims) =>
      (await ask<ContentState[]>('content_states', { of_key: key }, who))[0]!,

    /** A document's live version; undefined if never published. */
    shown: async (key: string) => (await site()).documents[key],

    saveDraft: (who: Claims, of_key: string, document: Row, base_revision: number | null, based_on = 0) =>
      ask<{ outcome: string; draft: (Row & { revision: number }) | null }>(
        'save_content_draft',
        { of_key, document, base_revision, based_on },
        who,
      ),

    draftOf: async (key: string) =>
      (await run('select document, revision from public.content_drafts where key = $1', [key]))[0],

    publish: (key: string, document: Row, base_version: number, who: Claims, more: Row = {}) =>
      ask('publish_content', { of_key: key, document, base_version, ...more }, who),

    /** Ages one version of a document, or all. */
    age: (key: string, interval: string, version?: number) =>
      run(
        `update public.content_versions set live_from = live_from - $2::interval, made_at = made_at - $2::interval
         where key = $1 and ($3::integer is null or version = $3)`,
        [key, interval, version ?? null],
      ),

    /** A signed-in admin of the given standing with a fresh second factor. */
    async admin(since = '1 year', language = 'en') {
      const member = await database.member('admin', 'none', language)
      await run(
        `with factor as (
           insert into private.second_factors (user_id, secret, confirmed_at) values ($1, '\\x00', now()) returning user_id
         ), passed as (
           insert into private.passed_sessions (session_id, user_id) select $2, user_id from factor
         )
         update private.admin_periods set began_at = now() - $3::interval where user_id = $1`,
        [member.id, member.session, since],
      )
      return member
    },

    /** The audit entries on a target, oldest first, as `kind detail`. */
    audited: async (target: unknown) =>
      (
        await run(
          `select concat_ws(' ', kind, detail) as entry from private.audit_log where target = $1 order by at, kind`,
          [target],
        )
      ).map(({ entry }) => entry),
  }
}

/** A call by argument names, with its values. */
function statement(name: string, args: Row): [string, unknown[]] {
  const list = Object.keys(args).map((argument, index) => `${argument} => $${index + 1}`)
  const values = Object.values(args).map((value) =>
    value !== null && typeof value === 'object' ? JSON.stringify(value) : value,
  )
  return [`select to_jsonb(answer) as answer from public.${name}(${list.join()}) answer`, values]
}
