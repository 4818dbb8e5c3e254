import { z } from 'zod'
import { absolute } from '@/lib/i18n/absolute'
import { counted, formatDay } from '@/lib/i18n/formats'
import type { Locale } from '@/lib/i18n/routing'
import { translator } from '@/lib/i18n/translator'
import { routes } from '@/lib/routes'
import type { MailKind } from '../kind'
import { ActionLink, Facts, Paragraph, TextLink } from '../layout'

const number = z.coerce.number().int()
const toDo = z.object({
  due: number,
  overdue: number,
  new: number,
  /** Suspected spam, and enquiries held because too many came at once. */
  spam: number,
  held: number,
  /** Most urgent first. */
  leads: z.array(
    z.object({
      id: z.string(),
      name: z.string(),
      why: z.enum(['overdue', 'due', 'new']),
      due_on: z.string().nullable(),
    }),
  ),
})
type ToDo = z.output<typeof toDo>

function reason({ why, due_on }: ToDo['leads'][number], locale: Locale): string {
  const day = due_on ? formatDay(due_on.slice(0, 10), locale, 'medium') : ''
  return translator(locale)(`Mail.leadDigest.why.${why}`, { day })
}

/** For admins who do not want a message for every enquiry. */
export const leadDigest: MailKind<ToDo> = {
  schema: toDo,
  sample: {
    due: 1,
    overdue: 1,
    new: 1,
    spam: 2,
    held: 1,
    leads: [
      {
        id: '00000000-0000-4000-8000-000000000001',
        name: 'Pieter Botha',
        why: 'overdue',
        due_on: '2026-11-20',
      },
      { id: '00000000-0000-4000-8000-000000000002', name: 'Thandi Jacobs', why: 'due', due_on: '2026-11-23' },
      { id: '00000000-0000-4000-8000-000000000003', name: 'Johan van Wyk', why: 'new', due_on: null },
    ],
  },
  compose({ leads, ...counts }, locale) {
    const t = translator(locale)
    const total = counts.due + counts.overdue + counts.new
    const toCheck = (
      [
        ['suspected', counts.spam, routes.spamLeads],
        ['held', counts.held, routes.heldLeads],
      ] as const
    ).filter(([, count]) => count > 0)
    const summary = t('Mail.leadDigest.summary', {
      due: counts.due,
      overdue: String(counts.overdue),
      new: String(counts.new),
    })
    return {
      subject: t('Mail.leadDigest.subject', counted(total, locale)),
      preview: summary,
      why: t.rich('Mail.leadDigest.because', {
        link: (text) => <TextLink href={absolute(routes.account, locale)}>{text}</TextLink>,
      }),
      body: (
        <>
          <Paragraph>{summary}</Paragraph>
          {toCheck.map(([key, count, path]) => (
            <Paragraph key={key}>
              <TextLink href={absolute(path, locale)}>
                {t(`Dashboard.${key}`, counted(count, locale))}
              </TextLink>
            </Paragraph>
          ))}
          <Facts
            rows={leads.map((lead) => ({
              id: lead.id,
              label: reason(lead, locale),
              value: <TextLink href={absolute(routes.lead(lead.id), locale)}>{lead.name}</TextLink>,
            }))}
          />
          {total > leads.length && (
            <Paragraph>{t('Mail.leadDigest.more', counted(total - leads.length, locale))}</Paragraph>
          )}
          <ActionLink href={absolute(routes.dashboard, locale)}>{t('Mail.leadDigest.open')}</ActionLink>
        </>
      ),
    }
  },
}
