/** A mail server that is now and then down, refuses, is slow, or is lost between taking a message and saying so. */
import { once } from 'node:events'
import { SMTPServer } from 'smtp-server'
import { between, sleep } from '../chance.mjs'
import { kills } from './kills.mjs'

/** How often it is down, and for how long, in seconds. */
const DOWN_EVERY = [12, 20]
const DOWN_FOR = [3, 6]

/** How many messages it takes before it is a good one: else those that are left would take it an hour. */
const FAULTY_ARRIVALS = 300

/** The most messages that a run of the site has in flight: lib/mail/send.ts. */
export const IN_FLIGHT = 6

const refusal = (responseCode, text) => Object.assign(new Error(text), { responseCode })

/** The Message-ID of a mail. */
const idOf = (raw) => /^message-id:\s*<([^@>]+)@/im.exec(raw)?.[1]

/**
 * Starts it on a free port.
 * @returns its port; `arrivals`, each with the id of its message, its sender and whether that was told; and what ends it
 */
async function startMailServer() {
  const arrivals = []
  const state = { isDown: false, random: Math.random }
  /** Whether a fault with such a probability happens now. */
  const happens = (probability) => arrivals.length < FAULTY_ARRIVALS && state.random() < probability

  async function take(stream, session, answer) {
    const parts = []
    for await (const part of stream) parts.push(part)
    if (happens(0.05)) return answer(refusal(452, 'The disk is full'))
    const arrival = {
      id: idOf(Buffer.concat(parts).toString('latin1')),
      from: session.envelope.mailFrom.address,
      isTold: false,
    }
    // Some of them longer than the sender waits.
    if (happens(0.08)) await sleep(between(state.random, 2000, 14_000))
    arrivals.push(arrival)
    if (happens(0.08)) return server.connections.forEach((one) => one.id === session.id && one.close())
    arrival.isTold = true
    answer()
  }

  const server = new SMTPServer({
    disabledCommands: ['AUTH', 'STARTTLS'],
    disableReverseLookup: true,
    onConnect: (_, answer) => answer(state.isDown ? refusal(421, 'Closed for a moment') : undefined),
    onRcptTo: (_, __, answer) => answer(happens(0.1) ? refusal(451, 'Try again later') : undefined),
    onData: (stream, session, answer) => void take(stream, session, answer).catch(answer),
  })
  // Connections that the killed site leaves behind.
  server.on('error', () => {})
  server.listen(0, '127.0.0.1')
  await once(server.server, 'listening')
  return { arrivals, state, port: server.server.address().port, end: () => server.close() }
}

/**
 * The fault of the drill of mail, with `mail`, which the work of that drill reads: kills of site and backend beside a mail
 * server with faults of its own.
 */
export function mailFaults() {
  const mail = { killed: 0 }
  return {
    mail,
    fault: {
      async prepare() {
        Object.assign(mail, await startMailServer())
        mail.environment = { SMTP_URL: `smtp://127.0.0.1:${mail.port}`, MAIL_PER_MINUTE: '9999' }
        return {
          environment: mail.environment,
          settings: { leads_per_hour: 5000, lead_answers_per_hour: 5000 },
          undo: mail.end,
        }
      },
      async run(drill) {
        mail.state.random = drill.random
        let isOver = false
        const moods = (async () => {
          while (!isOver) {
            await sleep(between(drill.random, ...DOWN_EVERY) * 1000)
            mail.state.isDown = !isOver
            await sleep(between(drill.random, ...DOWN_FOR) * 1000)
            mail.state.isDown = false
          }
        })()
        const { done, faults, killed } = await kills.run(drill)
        isOver = true
        await moods
        mail.killed = killed.site
        return { done, faults }
      },
    },
  }
}
