import { z } from 'zod'
import { listFilters, optional } from '@/lib/address-query'
import { isoTime } from '@/lib/dates'
import { type Path, routes, withQuery } from '@/lib/routes'
import en from '@/messages/en.json'

/** Those that the messages name, in the order of the filter: the same list as `private.audit_kinds` in the migrations. */
export const auditKinds = Object.keys(en.Audit.kinds) as (keyof typeof en.Audit.kinds)[]

/** Pages of subjects, by id. */
const pages = {
  account: routes.staffMember,
  document: routes.siteVersions,
  invitation: () => routes.staff,
  issue: routes.newsletterIssue,
  lead: routes.lead,
  notification: () => routes.paymentNotifications,
  payment: routes.paymentAdmin,
  post: () => routes.blogAdmin,
  request: () => routes.privacyAdmin,
  subscription: () => routes.newsletterSubscribers,
}

/** The subject, if it still exists; for a content version, with the parts that differ from the previous one. */
const aboutRow = z.object({
  thing: z.enum(Object.keys(pages) as (keyof typeof pages)[]),
  id: z.string(),
  query: z.record(z.string(), z.string()).nullable(),
  name: z.string().nullable(),
  older: z.unknown(),
  newer: z.unknown(),
})
export type AuditThing = z.output<typeof aboutRow>

/** The subject's unprefixed path; for a version, its changes. */
export const thingPath = ({ thing, id, query }: AuditThing): Path => withQuery(pages[thing](id), query ?? {})

const filters = listFilters({
  /** An account's id, as actor or subject. */
  person: optional(z.guid()),
  kind: optional(z.enum(auditKinds)),
  from: optional(z.iso.date()),
  to: optional(z.iso.date()),
})
/** Null means all. Days are the provider's. */
export type AuditFilters = ReturnType<typeof filters.read>

/** Read from an address or a form, and as the parameters of one. */
export const { read: auditFilters, parameters: auditFilterValues } = filters

/** The unprefixed path of a page of the log. */
export const auditPath = (given: AuditFilters, page = 1): Path => filters.path(routes.audit, given, page)

/** Named as in the database. */
export const auditRow = z
  .object({
    id: z.string(),
    at: isoTime,
    kind: z.enum(auditKinds),
    actor: z.string().nullable(),
    actor_email: z.string().nullable(),
    subject: z.string().nullable(),
    subject_email: z.string().nullable(),
    target: z.string().nullable(),
    detail: z.string().nullable(),
    about: aboutRow.nullish(),
  })
  .transform(({ actor_email, subject_email, ...row }) => ({
    ...row,
    /** E-mail address, or the id of a deleted account; null if nobody was signed in. */
    actor: actor_email ?? row.actor,
    subject: subject_email ?? row.subject,
  }))
export type AuditEntry = z.output<typeof auditRow>
