/** An issue of the newsletter on its way to many subscribers: nobody must be left out. */

/** How many rows one request stores. */
const BATCH = 1000

/**
 * Stores subscribers and an issue whose time has come, which the first claim of messages begins to send.
 * @returns `finish`, which counts for whom there is a message
 */
export async function newsletter({ site, subscribers }) {
  const send = (method, path, body) => site.rows(path, { method, body: JSON.stringify(body) })
  const now = new Date().toISOString()
  for (let from = 0; from < subscribers; from += BATCH)
    await send(
      'POST',
      'newsletter_subscriptions',
      Array.from({ length: Math.min(BATCH, subscribers - from) }, (_, index) => ({
        email: `subscriber-${from + index}@example.org`,
        language: index % 2 ? 'af' : 'en',
        state: 'confirmed',
        confirmed_at: now,
      })),
    )
  // Each new subscriber is welcomed, which is not what this drill is about.
  await send('PATCH', 'mail_messages?kind=eq.newsletter-welcome', { state: 'cancelled', settled_at: now })
  const part = { subject: 'An issue of the drill', words: '**Words** of the drill.', posts: [] }
  await send('POST', 'newsletter_issues', { parts: { en: part, af: part }, state: 'scheduled', send_at: now })

  return async function finish() {
    const messages = await site.rows('mail_messages?select=recipient,state&issue_id=not.is.null')
    const reached = new Set(
      messages.filter(({ state }) => state === 'sent').map(({ recipient }) => recipient),
    )
    const [issue] = await site.rows('newsletter_issues?select=state')
    return {
      sent: subscribers,
      once: reached.size,
      twice: messages.length - new Set(messages.map(({ recipient }) => recipient)).size,
      lost: subscribers - reached.size,
      waiting: 0,
      faults: issue?.state === 'sent' || issue?.state === 'sending' ? [] : [`the issue is ${issue?.state}`],
    }
  }
}
