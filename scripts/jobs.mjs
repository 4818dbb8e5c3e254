/** The jobs that the embedded backend's site has at certain times, as Vercel Cron calls them elsewhere. Node's own modules only. */

const MINUTE = 60_000

/**
 * Has the site send the mail that is due, every minute. A call that fails is silent: the next one does its work. None
 * begins before the one before it has ended.
 * @param {string} siteUrl where the site answers, without a slash at the end
 * @param {string} secret CRON_SECRET of the site
 * @returns what ends it
 */
export function startJobs(siteUrl, secret) {
  let isRunning = false
  async function sendMail() {
    if (isRunning) return
    isRunning = true
    try {
      // A site that does not answer is given up by `fetch` itself, after five minutes.
      const answer = await fetch(`${siteUrl}/api/jobs/mail`, {
        method: 'POST',
        headers: { authorization: `Bearer ${secret}` },
      })
      await answer.text()
    } catch {
      // The site is being started again, or ends.
    }
    isRunning = false
  }
  const timer = setInterval(sendMail, MINUTE)
  timer.unref()
  return () => clearInterval(timer)
}
