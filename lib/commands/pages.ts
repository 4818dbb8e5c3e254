import 'server-only'
import { documentKeys } from '@/lib/content/documents'
import { localePath } from '@/lib/i18n/paths'
import type { Locale } from '@/lib/i18n/routing'
import { translator } from '@/lib/i18n/translator'
import { inboxPath, leadFilters } from '@/lib/leads/inbox/filters'
import { paymentFilters, paymentsPath } from '@/lib/payments/admin/filters'
import { staffListAddress } from '@/lib/posts/list-params'
import { type Path, routes, withQuery } from '@/lib/routes'
import type { Staff } from '@/lib/staff/queries'
import type { Command, CommandGroup } from './matching'

/** What staff begin, by the key of its title. */
const actions = [
  {
    title: 'Posts.admin.newPost',
    path: withQuery(routes.blogAdmin, { edit: 'new' }),
    adminsOnly: false,
  },
  { title: 'Meta.newLead.title', path: routes.newLead, adminsOnly: true },
  { title: 'Meta.newPayment.title', path: routes.newPayment, adminsOnly: true },
] as const

/** The staff pages and some of their lists, in the order of the menu; `of` is the page of a list. */
const pages = [
  { title: 'Meta.dashboard.title', of: null, path: routes.dashboard, adminsOnly: false },
  { title: 'Meta.leads.title', of: null, path: routes.leads, adminsOnly: true },
  {
    title: 'Leads.inbox.tabNew',
    of: 'Meta.leads.title',
    path: inboxPath(leadFilters({ status: 'new' })),
    adminsOnly: true,
  },
  {
    title: 'Leads.inbox.tabDue',
    of: 'Meta.leads.title',
    path: inboxPath(leadFilters({ due: 'today', sort: 'follow-up' })),
    adminsOnly: true,
  },
  { title: 'Meta.held.title', of: null, path: routes.heldLeads, adminsOnly: true },
  { title: 'Meta.spam.title', of: null, path: routes.spamLeads, adminsOnly: true },
  { title: 'Meta.importLeads.title', of: null, path: routes.importLeads, adminsOnly: true },
  { title: 'Meta.payments.title', of: null, path: routes.payments, adminsOnly: true },
  {
    title: 'PaymentsAdmin.tabs.overdue',
    of: 'Meta.payments.title',
    path: paymentsPath(paymentFilters({ state: 'overdue' })),
    adminsOnly: true,
  },
  {
    title: 'PaymentsAdmin.tabs.proof',
    of: 'Meta.payments.title',
    path: paymentsPath(paymentFilters({ state: 'proof' })),
    adminsOnly: true,
  },
  {
    title: 'Meta.paymentNotifications.title',
    of: null,
    path: routes.paymentNotifications,
    adminsOnly: true,
  },
  { title: 'Meta.blogAdmin.title', of: null, path: routes.blogAdmin, adminsOnly: false },
  {
    title: 'Posts.admin.viewNames.bin',
    of: 'Meta.blogAdmin.title',
    path: staffListAddress({ view: 'bin' }),
    adminsOnly: false,
  },
  { title: 'Meta.media.title', of: null, path: routes.media, adminsOnly: false },
  { title: 'Meta.newsletterAdmin.title', of: null, path: routes.newsletterAdmin, adminsOnly: true },
  {
    title: 'Meta.newsletterSubscribers.title',
    of: null,
    path: routes.newsletterSubscribers,
    adminsOnly: true,
  },
  { title: 'Meta.siteContent.title', of: null, path: routes.siteContent, adminsOnly: true },
  { title: 'Meta.siteChecklist.title', of: null, path: routes.siteChecklist, adminsOnly: true },
  { title: 'Meta.siteImport.title', of: null, path: routes.siteImport, adminsOnly: true },
  { title: 'Meta.staff.title', of: null, path: routes.staff, adminsOnly: true },
  { title: 'Meta.mail.title', of: null, path: routes.mail, adminsOnly: true },
  { title: 'Meta.privacyAdmin.title', of: null, path: routes.privacyAdmin, adminsOnly: true },
  { title: 'Meta.audit.title', of: null, path: routes.audit, adminsOnly: true },
  { title: 'Meta.system.title', of: null, path: routes.system, adminsOnly: true },
  { title: 'Meta.account.title', of: null, path: routes.account, adminsOnly: false },
  { title: 'Staff.bar.site', of: null, path: routes.home, adminsOnly: false },
] as const

/** What a member of staff may begin, and the pages and content documents that they may open, named in a language. */
export function commandPages(role: Staff['role'], locale: Locale): CommandGroup[] {
  const t = translator(locale)
  const isAdmin = role === 'admin'
  const allowed = <Entry extends { readonly adminsOnly: boolean }>(entries: readonly Entry[]) =>
    entries.filter(({ adminsOnly }) => isAdmin || !adminsOnly)
  const toCommand = (title: string, path: Path, detail = ''): Command => ({
    href: localePath(path, locale),
    title,
    detail,
  })
  const documents: CommandGroup = {
    title: t('Meta.siteContent.title'),
    isHidden: true,
    commands: documentKeys.map((key) =>
      toCommand(t(`Content.documents.${key}.name`), routes.siteDocument(key)),
    ),
  }
  return [
    {
      title: t('Staff.commands.actions'),
      commands: allowed(actions).map(({ title, path }) => toCommand(t(title), path)),
    },
    {
      title: t('Staff.commands.pages'),
      commands: allowed(pages).map(({ title, of, path }) => toCommand(t(title), path, of ? t(of) : '')),
    },
    ...(isAdmin ? [documents] : []),
  ]
}
