import { type PagePath, type Path, routes, withQuery } from '@/lib/routes'
import { type StaffRole, hasRightsOf } from '@/lib/staff/roles'

/** An entry of the staff menu; its key names its word (`Staff.menu`). */
interface Entry {
  readonly key: string
  readonly path: PagePath
  /** The parameter of its address that tells it from other entries of the page. */
  readonly only?: readonly [name: string, value: string]
  /** The order of its list, if not the usual one. */
  readonly sort?: string
  /** The role that has it besides admins. */
  readonly role?: StaffRole
}

/** A group of entries. Its heading is a link if it has a path. */
interface Group {
  readonly key: string
  readonly path?: PagePath
  /** The role that has it besides admins, if it has no entries; without one everybody. */
  readonly role?: StaffRole
  readonly entries: readonly Entry[]
}

/** The staff menu, in the order of a working day. */
const menuGroups = [
  { key: 'today', path: routes.dashboard, entries: [] },
  {
    key: 'leads',
    path: routes.leads,
    entries: [
      { key: 'new', path: routes.leads, only: ['status', 'new'], role: 'office' },
      { key: 'due', path: routes.leads, only: ['due', 'today'], sort: 'follow-up', role: 'office' },
      { key: 'held', path: routes.heldLeads, role: 'office' },
      { key: 'spam', path: routes.spamLeads, role: 'office' },
    ],
  },
  {
    key: 'students',
    path: routes.students,
    entries: [{ key: 'documents', path: routes.students, only: ['documents', 'waiting'], role: 'office' }],
  },
  {
    key: 'money',
    entries: [
      { key: 'payments', path: routes.payments, role: 'office' },
      { key: 'plans', path: routes.payments, only: ['state', 'plan'], role: 'office' },
      { key: 'proofs', path: routes.payments, only: ['state', 'proof'], role: 'office' },
      { key: 'owed', path: routes.owed, role: 'office' },
      { key: 'books', path: routes.books, role: 'office' },
      { key: 'notifications', path: routes.paymentNotifications },
      { key: 'report', path: routes.report, role: 'office' },
    ],
  },
  {
    key: 'writing',
    entries: [
      { key: 'posts', path: routes.blogAdmin, role: 'editor' },
      { key: 'bin', path: routes.blogAdmin, only: ['view', 'bin'], role: 'editor' },
      { key: 'media', path: routes.media, role: 'editor' },
      { key: 'newsletter', path: routes.newsletterAdmin },
      { key: 'subscribers', path: routes.newsletterSubscribers, role: 'office' },
    ],
  },
  {
    key: 'website',
    entries: [
      { key: 'content', path: routes.siteContent },
      { key: 'checklist', path: routes.siteChecklist },
      { key: 'import', path: routes.siteImport },
    ],
  },
  {
    key: 'office',
    entries: [
      { key: 'staff', path: routes.staff },
      { key: 'mail', path: routes.mail, role: 'office' },
      { key: 'privacy', path: routes.privacyAdmin },
      { key: 'audit', path: routes.audit },
      { key: 'system', path: routes.system },
    ],
  },
] as const satisfies readonly Group[]

type MenuGroup = (typeof menuGroups)[number]

export type MenuKey = MenuGroup['key'] | MenuGroup['entries'][number]['key']

/** The key of a group or an entry, and its unprefixed address; null for a heading that is no link. */
interface MenuItem<Address> {
  readonly key: MenuKey
  readonly href: Address
}

export type MenuOf = readonly (MenuItem<Path | null> & { readonly entries: readonly MenuItem<Path>[] })[]

/** The menu of a role: groups without an entry for it are left out, and those for another role. */
export function menuOf(role: StaffRole): MenuOf {
  return (menuGroups as readonly Group[]).flatMap((group) => {
    const entries = group.entries.filter((entry) => hasRightsOf(role, entry.role ?? 'admin'))
    if (entries.length === 0 && (group.entries.length > 0 || !hasRightsOf(role, group.role ?? role)))
      return []
    return {
      key: group.key as MenuKey,
      href: group.path ?? null,
      entries: entries.map(({ key, path, only, sort }) => ({
        key: key as MenuKey,
        href: withQuery(path, { ...(only && { [only[0]]: only[1] }), sort }),
      })),
    }
  })
}
