import 'server-only'
import { completeDocuments, documentKeys } from '@/lib/content/documents'
import { factsSchema } from '@/lib/content/documents/facts'
import { nextIntake } from '@/lib/content/documents/intake'
import { remainingSamples } from '@/lib/content/samples'
import { today } from '@/lib/dates'
import { env } from '@/lib/env'
import { isMailOn } from '@/lib/mail/smtp'
import { settle } from '@/lib/settle'
import { publishedDocuments } from '@/lib/site/queries'
import { staffMembers } from '@/lib/staff/members/queries'

export type Checklist = Awaited<ReturnType<typeof checklist>>

/** Sample values that visitors still read. @throws Error when the database does not answer. */
export async function sampleCount(): Promise<number> {
  return remainingSamples(completeDocuments(await publishedDocuments())).length
}

/**
 * Tasks before the site goes live, and facts that would help visitors. Admins only. @throws Error when the database
 * does not answer.
 */
export async function checklist() {
  const [published, members] = await Promise.all([
    publishedDocuments(),
    settle('staffMembers', staffMembers()),
  ])
  const documents = completeDocuments(published)
  const samples = remainingSamples(documents)
  const facts = Object.keys(factsSchema.shape) as (keyof typeof factsSchema.shape)[]
  return {
    /** Still in use, by document. */
    samples: documentKeys
      .map((key) => ({ key, paths: samples.filter((each) => each.key === key).map(({ path }) => path) }))
      .filter(({ paths }) => paths.length > 0),
    sendsMail: isMailOn,
    hasPublicAddress: isPublicAddress(env.SITE_URL),
    /** Staff without two-step verification; null if the database did not answer. */
    withoutFactor: members.ok
      ? members.data.filter(({ enrolledAt }) => enrolledAt === null).map(({ email }) => email)
      : null,
    /** Facts that a page would show. */
    missingFacts: [
      ...facts.filter((name) => documents.facts[name] === undefined),
      ...(nextIntake(documents.intake, today()) ? [] : (['intake'] as const)),
    ],
  }
}

/** Local addresses, and those reserved for examples (RFC 2606, RFC 6761). */
const PRIVATE_HOST =
  /^(?:.*\.)?(?:localhost|local|internal|test|invalid|example|example\.(?:com|net|org))$|^\d+(?:\.\d+){3}$|^\[/

/** Whether visitors can reach the site at an address, over an encrypted connection. */
export function isPublicAddress(address: string): boolean {
  const { protocol, hostname } = new URL(address)
  return protocol === 'https:' && hostname.includes('.') && !PRIVATE_HOST.test(hostname)
}
