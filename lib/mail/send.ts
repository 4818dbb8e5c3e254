import 'server-only'
import type { Content } from '@/lib/content/content'
import { logError } from '@/lib/log/log'
import { publishedContent } from '@/lib/site/queries'
import type { AddressedMail, Outcome } from './message'
import { type ClaimedMail, type Settled, claimMail, settleMail } from './outbox-queries'
import { BULK_BATCH, isBulkOn, sendBulk } from './postmark'
import { writeMail } from './render'
import { isMailOn, openMailServer } from './smtp'
import { withoutSecrets } from './without-secrets'

/** All must fit into the lease of two minutes. */
const BATCH = 6

/** In milliseconds: a host function may run for a minute. */
const RUN_MS = 40_000

/** Outcomes of a bulk request recorded at once. */
const RECORDED_AT_ONCE = 10

/** Attempts to record an outcome, and the pause between them in milliseconds. */
const RECORDS = 3
const PAUSE_MILLISECONDS = 1000

type MailServer = ReturnType<typeof openMailServer>

/** A failure to write a message is a bug to be fixed, so it is retried. */
const UNWRITTEN: Outcome = { outcome: 'again', problem: 'The text of the message could not be written.' }

/** The written message; null if that failed, which is logged. */
async function write(mail: ClaimedMail, content: Content): Promise<AddressedMail | null> {
  try {
    const written = await writeMail(mail.kind, mail.data, mail.language, content)
    return { ...written, id: mail.id, to: mail.recipient }
  } catch (error) {
    logError('writeMail', error, { kind: mail.kind })
    return null
  }
}

/** Retries if the database does not answer: an unrecorded message is sent again when its lease ends. */
async function record(mail: ClaimedMail, settled: Settled): Promise<void> {
  for (let tries = 1; ; tries++) {
    try {
      return await settleMail(mail, settled)
    } catch (error) {
      if (tries === RECORDS) return logError('settleMail', error)
      await new Promise((resolve) => setTimeout(resolve, PAUSE_MILLISECONDS))
    }
  }
}

async function deliver(server: MailServer, mail: ClaimedMail, content: Content): Promise<Outcome> {
  const written = await write(mail, content)
  const outcome = written ? await server.send(written) : UNWRITTEN
  const isKept = written !== null && mail.is_kept
  const kept = isKept && { given_subject: written.subject, given_text: withoutSecrets(written.text) }
  await record(mail, { ...outcome, ...kept })
  return outcome
}

/** Delivers messages whose text is not kept by one request of the bulk interface. */
async function deliverTogether(mails: readonly ClaimedMail[], content: Content): Promise<Outcome[]> {
  const written = (await Promise.all(mails.map((mail) => write(mail, content)))).filter(
    (mail) => mail !== null,
  )
  const answers = await sendBulk(written)
  const outcomes = new Map(written.map(({ id }, index) => [id, answers[index]!]))
  const outcomeOf = ({ id }: ClaimedMail) => outcomes.get(id) ?? UNWRITTEN
  for (let start = 0; start < mails.length; start += RECORDED_AT_ONCE) {
    const next = mails.slice(start, start + RECORDED_AT_ONCE)
    await Promise.all(next.map((mail) => record(mail, outcomeOf(mail))))
  }
  return mails.map(outcomeOf)
}

const goesInBulk = ({ kind }: ClaimedMail) => isBulkOn && kind === 'newsletter-issue'

/** Sends until nothing is due; false if the database or content did not answer, or the mail server took nothing. */
async function run(): Promise<boolean> {
  const end = performance.now() + RUN_MS
  let server: MailServer | undefined
  try {
    // First, because without the content no message can be written.
    const content = await publishedContent()
    while (performance.now() < end) {
      const batch = await claimMail(BATCH, isBulkOn ? BULK_BATCH : BATCH)
      if (batch.length === 0) return true
      const open = (server ??= openMailServer())
      const issues = deliverTogether(batch.filter(goesInBulk), content)
      const others = batch.filter((mail) => !goesInBulk(mail)).map((mail) => deliver(open, mail, content))
      const outcomes = [...(await Promise.all(others)), ...(await issues)]
      // Leaves a mail server that takes nothing alone until the next run.
      if (outcomes.every(({ outcome }) => outcome === 'again')) return false
    }
    return true
  } catch (error) {
    logError('sendDueMail', error)
    return false
  } finally {
    server?.close()
  }
}

let running: Promise<boolean> | null = null
let isWanted = false

/**
 * Sends the due messages, one run at a time per process: a call during a run makes another follow. Without a mail
 * server or content nothing is claimed, and the messages wait. Never throws. Resolves to whether everything needed
 * answered; true without a mail server.
 */
export function sendDueMail(): Promise<boolean> {
  if (!isMailOn) return Promise.resolve(true)
  isWanted = true
  running ??= (async () => {
    let isDone = true
    while (isWanted) {
      isWanted = false
      isDone = await run()
    }
    running = null
    return isDone
  })()
  return running
}
