/** Helpers for tests of the newsletter: subscribing visitors and a writing admin, in a separate database. */
import { mailDatabase, VISITOR } from '../mail/database'
import type { Row } from '../rest'
import { uniqueEmail } from '../samples'
import type { Claims } from '../second-database'

type Purpose = 'confirm' | 'manage'

/** The part of an issue in one language. */
export const samplePart = (fields: Row = {}): Row => ({
  subject: 'News',
  words: 'Hello.',
  posts: [],
  ...fields,
})

/** Starts the database before a file's tests and stops it after. */
export function newsletterDatabase() {
  const database = mailDatabase()
  const { run, refusal, claimAll, member } = database
  let admin: Claims

  const tokenOf = async (address: string, purpose: Purpose) => {
    const [row] = await run<{ token: string }>(
      `select private.mail_token('newsletter-' || $2, id, nonce) as token
       from public.newsletter_subscriptions where email = $1`,
      [address, purpose],
    )
    return row!.token
  }
  const asVisitor = async (sql: string, values: unknown[]) =>
    (await run<{ done: unknown }>(`select ${sql} as done`, values, VISITOR))[0]!.done
  const confirm = (token: string) => asVisitor('public.confirm_newsletter($1)', [token])
  const unsubscribe = (token: string) => asVisitor('public.unsubscribe_from_newsletter($1)', [token])

  async function subscribe(address = uniqueEmail(), language = 'en') {
    await asVisitor('public.subscribe_to_newsletter($1, $2, 1, $3)', [address, language, '/blog'])
    return address
  }

  /** A confirmed subscriber whose messages are settled. */
  async function subscriber(language = 'en') {
    const address = await subscribe(undefined, language)
    await confirm(await tokenOf(address, 'confirm'))
    await run(
      "update public.mail_messages set state = 'sent', settled_at = now() where recipient = $1 and state = 'queued'",
      [address],
    )
    return address
  }

  beforeAll(async () => {
    admin = await member('admin', 'none')
    // The tests submit more addresses than visitors may.
    await run("update private.settings set value = 100000 where key like 'newsletter_per_%'")
  })

  return {
    ...database,
    subscribe,
    confirm,
    unsubscribe,
    tokenOf,
    admin: () => admin,

    changeLanguage: (token: string, language: string) =>
      asVisitor('public.change_newsletter_language($1, $2)', [token, language]),

    /** The data on the page of a link. */
    pageOf: (token: string, purpose: Purpose) =>
      run('select * from public.newsletter_subscription($1, $2)', [token, purpose], VISITOR),

    subscriber,

    /** Before each test deletes all issues, messages and subscriptions, and makes so many subscribers. */
    manyReaders(count: number) {
      let readers: string[] = []
      beforeEach(async () => {
        for (const table of ['mail_messages', 'newsletter_issues', 'newsletter_subscriptions'])
          await run(`delete from public.${table}`)
        readers = []
        while (readers.length < count) readers.push(await subscriber())
        readers.sort()
        // The first claim of a day queues the daily messages.
        await claimAll(0)
      })
      return () => readers
    },

    /** Unsubscribes an address with its link. */
    leave: async (address: string) => unsubscribe(await tokenOf(address, 'manage')),

    rowOf: async (address: string) =>
      (await run('select * from public.newsletter_subscriptions where email = $1', [address]))[0]!,

    /** Ages a subscription. */
    pass: (address: string, time: string) =>
      run('update public.newsletter_subscriptions set asked_at = asked_at - $2::interval where email = $1', [
        address,
        time,
      ]),

    /** Claims all due messages; returns those to an address. */
    claimFor: async (address: string) => (await claimAll()).filter(({ recipient }) => recipient === address),

    /** A draft issue by an admin, in English by default. */
    async issue(parts: Row = { en: samplePart() }) {
      const [row] = await run<{ id: string }>(
        'select public.create_newsletter_issue($1) as id',
        [JSON.stringify(parts)],
        admin,
      )
      return row!.id
    },

    issueOf: async (id: string) =>
      (await run('select * from public.newsletter_issues where id = $1', [id]))[0]!,

    /** Applies an admin's decision; returns the number of messages affected. */
    async decide(id: string, decision: string, moment: string | null = null) {
      const [row] = await run<{ messages: number }>(
        'select public.decide_newsletter_issue($1, $2, $3) as messages',
        [id, decision, moment],
        admin,
      )
      return row!.messages
    },

    /** The code with which a decision is refused; undefined on success. */
    refusedDecision: (id: string, decision: string, who = admin) =>
      refusal('select public.decide_newsletter_issue($1, $2)', [id, decision], who),

    /** The recipients of an issue's messages, with language and state. */
    messagesOf: (id: string) =>
      run<{ recipient: string; language: string; state: string }>(
        'select recipient, language, state from public.mail_messages where issue_id = $1 order by recipient',
        [id],
      ),
  }
}
