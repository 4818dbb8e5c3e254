/** The messages of the outbox: each must arrive, and twice only where the sender could not know that it had arrived. */
import { sleep } from '../chance.mjs'
import { IN_FLIGHT } from '../faults/mail-server.mjs'
import { startSecondSite } from '../second-site.mjs'

/**
 * How long the outbox may take to become empty once nothing stands in its way, in milliseconds: leases last two minutes,
 * and ten thousand messages take some more.
 */
const PATIENCE = 900_000

/** How often the second site is told to send, in milliseconds: at the same moments as the first one by chance. */
const RIVAL_EVERY = 300

/** The sender of what the second site sends. */
const RIVAL = 'second@example.org'

/**
 * Counts the messages that the enquiries of a drill cause. A second site on the same backend sends them too.
 * @param {{ mail: object }} options what `mailFaults` gave
 * @returns `finish`, which waits until none is due any more, and counts
 */
export async function mail({ site, mail: server }) {
  const second = await startSecondSite(site, { ...server.environment, MAIL_FROM: RIVAL })
  let isOver = false
  const rival = (async () => {
    while (!isOver) {
      await second.sendMail()
      await sleep(RIVAL_EVERY)
    }
  })()

  const ofState = (states) => site.rows(`mail_messages?select=id,kind,state&state=in.(${states})`)

  /** Has every message tried again at once, with all attempts anew, until none is left. @returns how many are left */
  async function empty() {
    const end = performance.now() + PATIENCE
    for (;;) {
      const left = (await ofState('queued,sending')).length
      if (left === 0 || performance.now() > end) return left
      await site.rows('mail_messages?state=eq.queued&attempts=gt.0', {
        method: 'PATCH',
        body: JSON.stringify({ attempts: 0, next_attempt_at: new Date().toISOString() }),
      })
      await site.sendMail()
      await sleep(Math.max(1000, left))
    }
  }

  return async function finish() {
    const waiting = await empty()
    isOver = true
    await rival
    await second.end()
    const messages = await site.rows('mail_messages?select=id,kind,state&state=neq.cancelled')
    const leads = await site.rows(
      'landing_form_submissions?select=id&lead_id=not.is.null&source=eq.landing-page',
    )
    const answered = messages.filter(({ kind }) => kind === 'lead-answer').length
    const arrivals = new Map(messages.map(({ id }) => [id, []]))
    for (const { id, isTold } of server.arrivals) arrivals.get(id)?.push(isTold)
    const all = [...arrivals.values()]
    const unsent = messages.filter(({ id, state }) => state === 'sent' && arrivals.get(id).length === 0)
    const again = all.flatMap((told) => told.slice(1).map((_, number) => told[number]))
    // What the mail server had acknowledged is sent again only where the site was killed before it had noted that.
    const unexplained = Math.max(0, again.filter(Boolean).length - server.killed * IN_FLIGHT)
    const failed = messages.filter(({ state }) => state === 'failed').length
    return {
      sent: messages.length,
      once: all.filter((told) => told.length === 1).length,
      twice: unexplained,
      lost: unsent.length,
      waiting,
      note: `${server.arrivals.filter(({ from }) => from === RIVAL).length} of ${server.arrivals.length} sent by a second site; ${again.length} arrived again: ${again.filter((told) => !told).length} after the mail server had kept silent, ${again.filter(Boolean).length} after the site was killed`,
      faults: [
        ...(waiting > 0 ? [`${waiting} messages still wait`] : []),
        ...(server.arrivals.some(({ from }) => from === RIVAL) ? [] : ['the second site sent nothing']),
        ...(failed > 0 ? [`${failed} messages failed`] : []),
        ...(answered < leads.length ? [`${leads.length - answered} enquiries have no answer`] : []),
      ],
    }
  }
}
