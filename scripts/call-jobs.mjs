/**
 * `node scripts/call-jobs.mjs ADDRESS`: has the site at an address do its jobs every minute, with CRON_SECRET, where no other
 * scheduler does (compose.yaml). Node's own modules only.
 */
import { startJobs } from './jobs.mjs'
import { fail } from './terminal.mjs'

const [address] = process.argv.slice(2)
if (!URL.canParse(address ?? '')) fail('Usage: node scripts/call-jobs.mjs http://…')
if (!process.env.CRON_SECRET) fail('CRON_SECRET is missing. See .env.example.')

const stop = startJobs(address.replace(/\/+$/, ''), process.env.CRON_SECRET)
for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, stop)
