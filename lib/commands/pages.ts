import 'server-only'
import { documentKeys } from '@/lib/content/documents'
import { localePath } from '@/lib/i18n/paths'
import type { Locale } from '@/lib/i18n/routing'
import { translator } from '@/lib/i18n/translator'
import { type Path, routes } from '@/lib/routes'
import { type StaffRole, hasRightsOf } from '@/lib/staff/roles'
import { type MenuKey, menuOf } from '@/lib/staff-menu/entries'
import type { Command, CommandGroup } from './matching'

/** What staff begin, by the key of its title. */
const actions = [
  // In the hash, as below: Blog Admin loads once more to move a parameter there.
  { title: 'Posts.admin.newPost', path: `${routes.blogAdmin}#edit=new`, role: 'editor' },
  { title: 'Meta.newLead.title', path: routes.newLead, role: 'office' },
  { title: 'Meta.importLeads.title', path: routes.importLeads, role: 'office' },
  { title: 'Meta.newPayment.title', path: routes.newPayment, role: 'office' },
] as const

/** Pages that the cash book leads to. */
const bookPages = [
  { title: 'Books.bankStatements', path: routes.bankStatements },
  { title: 'Books.settlements', path: routes.settlements },
] as const

/** Entries of the menu whose page has another title, by which it is found too. */
const otherTitles = { today: 'Meta.dashboard.title', posts: 'Meta.blogAdmin.title' } as const

/**
 * What a member of staff may begin, and the entries of the menu and the content documents that they may open, named in
 * a language.
 */
export function commandPages(role: StaffRole, locale: Locale): CommandGroup[] {
  const t = translator(locale)
  const toCommand = (title: string, path: Path, detail = ''): Command => ({
    href: localePath(path, locale),
    title,
    detail,
  })
  const toPage = (key: MenuKey, path: Path, group: string) =>
    toCommand(t(`Staff.menu.${key}`), path, key in otherTitles ? t(otherTitles[key as 'today']) : group)
  const pages = menuOf(role).flatMap(({ key, href, entries }) => [
    ...(href ? [toPage(key, href, '')] : []),
    ...entries.map((entry) => toPage(entry.key, entry.href, t(`Staff.menu.${key}`))),
  ])
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
      commands: actions
        .filter((action) => hasRightsOf(role, action.role))
        .map(({ title, path }) => toCommand(t(title), path)),
    },
    {
      title: t('Staff.commands.pages'),
      commands: [
        ...pages,
        ...(hasRightsOf(role, 'office')
          ? bookPages.map(({ title, path }) => toCommand(t(title), path, t('Staff.menu.books')))
          : []),
        toCommand(t('Staff.menu.account'), routes.account),
        toCommand(t('Staff.menu.site'), routes.home),
      ],
    },
    ...(hasRightsOf(role, 'admin') ? [documents] : []),
  ]
}
