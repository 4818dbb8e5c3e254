import 'server-only'
import type { Content } from '@/lib/content/content'
import { logError } from '@/lib/log/log'
import { publishedContent } from '@/lib/site/queries'
import { type ClaimedMail, type Settled, claimMail, settleMail } from './outbox-queries'
import { writeMail } from './render'
import { isMailOn, openMailServer } from './smtp'
import { withoutSecrets } from './without-secrets'

/** All must fit into the lease of two minutes. */
const BATCH = 6

/** In milliseconds: a host function may run for a minute. */
const RUN_MS = 40_000

/** Attempts to record an outcome, and the pause between them in milliseconds. */
const RECORDS = 3
const PAUSE_MILLISECONDS = 1000

type MailServer = ReturnType<typeof openMailServer>

/** A failure to write a message is a bug to be fixed, so it is retried. */
async function sendOne(server: MailServer, mail: ClaimedMail, content: Content): Promise<Settled> {
  try {
    const written = await writeMail(mail.kind, mail.data, mail.language, content)
    const outcome = await server.send({ ...written, id: mail.id, to: mail.recipient })
    if (!mail.is_kept) return outcome
    return { ...outcome, given_subject: written.subject, given_text: withoutSecrets(written.text) }
  } catch (error) {
    logError('writeMail', error, { kind: mail.kind })
    return { outcome: 'again', problem: 'The text of the message could not be written.' }
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

async function deliver(server: MailServer, mail: ClaimedMail, content: Content): Promise<Settled> {
  const settled = await sendOne(server, mail, content)
  await record(mail, settled)
  return settled
}

/** Sends until nothing is due; false if the database or content did not answer, or the mail server took nothing. */
async function run(): Promise<boolean> {
  const end = performance.now() + RUN_MS
  let server: MailServer | undefined
  try {
    // First, because without the content no message can be written.
    const content = await publishedContent()
    while (performance.now() < end) {
      const batch = await claimMail(BATCH)
      if (batch.length === 0) return true
      const open = (server ??= openMailServer())
      const outcomes = await Promise.all(batch.map((mail) => deliver(open, mail, content)))
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
