/** The messages of the outbox: each must arrive, and twice only where the sender could not know that it had arrived. */
import { sleep } from '../chance.mjs'
import { IN_FLIGHT } from '../faults/mail-server.mjs'

/** How long the outbox may take to become empty once nothing stands in its way, in milliseconds: leases last two minutes. */
const PATIENCE = 300_000

/**
 * Counts the messages that the enquiries of a drill cause.
 * @param {{ mail: object }} options what `mailFaults` gave
 * @returns `finish`, which waits until none is due any more, and counts
 */
export async function mail({ site, mail: server }) {
  const ofState = (states) => site.rows(`mail_messages?select=id,kind,state&state=in.(${states})`)

  /** Has every message tried again at once, with all attempts anew, until none is left. @returns how many are left */
  async function empty() {
    const end = performance.now() + PATIENCE
    for (;;) {
      const left = (await ofState('queued,sending')).length
      if (left === 0 || performance.now() > end) return left
      await site.rows('mail_messages?state=eq.queued', {
        method: 'PATCH',
        body: JSON.stringify({ attempts: 0, next_attempt_at: new Date().toISOString() }),
      })
      await site.sendMail()
      await sleep(1000)
    }
  }

  return async function finish() {
    const waiting = await empty()
    const messages = await site.rows('mail_messages?select=id,kind,state')
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
      note: `${again.length} arrived again: ${again.filter((told) => !told).length} after the mail server had kept silent, ${again.filter(Boolean).length} after the site was killed`,
      faults: [
        ...(waiting > 0 ? [`${waiting} messages still wait`] : []),
        ...(failed > 0 ? [`${failed} messages failed`] : []),
        ...(answered < leads.length ? [`${leads.length - answered} enquiries have no answer`] : []),
      ],
    }
  }
}
