import 'server-only'
import { z } from 'zod'
import { counted, formatDay } from '@/lib/i18n/formats'
import { localePath } from '@/lib/i18n/paths'
import type { Locale } from '@/lib/i18n/routing'
import { storedLanguage } from '@/lib/i18n/site-language'
import { translator } from '@/lib/i18n/translator'
import { leadStatuses } from '@/lib/leads/admin-form'
import { formatMoney, moneyText } from '@/lib/money'
import { listStatuses } from '@/lib/posts/list-params'
import { type Path, routes } from '@/lib/routes'
import { enrolmentStates } from '@/lib/students/register'
import { row } from '@/lib/supabase/columns'
import type { CommandGroup, FoundRecords } from './matching'

/** The most records of a kind that `staff_search` gives. */
const MOST_OF_A_KIND = 8

const person = { id: z.string(), firstName: z.string(), surname: z.string() }
const text = z.string().nullable()

/** The answer of `staff_search`. */
const searchAnswer = z.object({
  leads: z.array(row({ ...person, email: text, phone: text, status: z.enum(leadStatuses) })),
  students: z.array(row({ ...person, studentNumber: z.string(), state: z.enum(enrolmentStates) })),
  payments: z.array(row({ ...person, reference: z.string(), amount: moneyText, dueOn: z.string() })),
  posts: z.array(
    row({ id: z.string(), title: z.string(), language: storedLanguage, status: z.enum(listStatuses) }),
  ),
})

const joined = (...parts: readonly (string | null)[]) => parts.filter(Boolean).join(' · ')

/** The answer of `staff_search` as links, named in a language. @throws ZodError for anything else */
export function foundRecords(answer: unknown, locale: Locale): FoundRecords {
  const t = translator(locale)
  const { leads, students, payments, posts } = searchAnswer.parse(answer)
  const to = (path: Path) => localePath(path, locale)
  const statuses = {
    draft: t('Posts.admin.statuses.draft'),
    published: t('Posts.admin.statuses.published'),
    scheduled: t('Posts.admin.filterStatuses.scheduled'),
  }
  const groups: CommandGroup[] = [
    {
      title: t('Meta.leads.title'),
      commands: leads.map(({ id, firstName, surname, email, phone, status }) => ({
        href: to(routes.lead(id)),
        title: `${firstName} ${surname}`,
        detail: joined(email, phone, t(`Leads.status.${status}`)),
      })),
    },
    {
      title: t('Meta.students.title'),
      commands: students.map(({ id, firstName, surname, studentNumber, state }) => ({
        href: to(routes.student(id)),
        title: `${firstName} ${surname}`,
        detail: joined(studentNumber, t(`Students.states.${state}`)),
      })),
    },
    {
      title: t('Meta.payments.title'),
      commands: payments.map(({ id, firstName, surname, reference, amount, dueOn }) => ({
        href: to(routes.paymentAdmin(id)),
        title: `${firstName} ${surname}`,
        detail: joined(formatMoney(amount), formatDay(dueOn, locale, 'medium'), reference),
      })),
    },
    {
      title: t('Staff.menu.posts'),
      commands: posts.map(({ id, title, language, status }) => ({
        href: to(`${routes.blogAdmin}#edit=${id}`),
        title,
        detail: statuses[status],
        language,
      })),
    },
  ]
  const total = leads.length + students.length + payments.length + posts.length
  const isCut = groups.some(({ commands }) => commands.length === MOST_OF_A_KIND)
  return {
    groups: groups.filter(({ commands }) => commands.length > 0),
    summary: [
      t('Staff.commands.found', counted(total, locale)),
      ...(isCut ? [t('Staff.commands.most', { most: String(MOST_OF_A_KIND) })] : []),
    ].join(' '),
  }
}
