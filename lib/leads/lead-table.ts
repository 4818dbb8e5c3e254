import 'server-only'
import { spreadsheetDay, spreadsheetTime } from '@/lib/dates'
import type { Locale } from '@/lib/i18n/routing'
import { translator } from '@/lib/i18n/translator'
import type { Row } from '@/lib/table/cells'
import { sourceName } from './entry'
import { formatIdd } from './phone'
import type { ExportedLead } from './schema'

const attribution = (t: ReturnType<typeof translator>, touch: ExportedLead['first']) => [
  sourceName(touch.source, (key) => t(`Leads.${key}`)),
  touch.utm_medium,
  touch.utm_campaign,
  touch.utm_term,
  touch.utm_content,
  touch.referrer,
  touch.page,
  t(`Posts.languages.${touch.language}`),
]

/** The headings of what came with an enquiry, the first or the last. */
const touchHeadings = (t: ReturnType<typeof translator>, key: 'ofFirst' | 'ofLast') =>
  (['source', 'medium', 'campaign', 'term', 'content', 'referrer', 'page', 'itsLanguage'] as const).map(
    (what) => t(`Leads.export.${key}`, { what: t(`Leads.export.${what}`) }),
  )

/**
 * The headings of the file, in its language, which an import (import-columns.ts) recognises. It has one row a person, so
 * that a filter or a pivot of a spreadsheet counts people; the attribution of the first submission is beside that of the last.
 */
export const leadHeader = (t: ReturnType<typeof translator>) => [
  ...(['firstName', 'surname', 'email', 'phone', 'language', 'interest', 'status'] as const).map((key) =>
    t(`Leads.export.${key}`),
  ),
  ...(['followUp', 'owner', 'notes', 'enquiries', 'first'] as const).map((key) => t(`Leads.export.${key}`)),
  ...touchHeadings(t, 'ofFirst'),
  t('Leads.export.last'),
  ...touchHeadings(t, 'ofLast'),
  t('Leads.export.objected'),
]

/**
 * Leads as rows under the headings of `leadHeader`, each read only when it is asked for.
 * @param owners the addresses of the staff who look after leads, by their ids.
 */
export function* leadRows(
  leads: Iterable<ExportedLead>,
  locale: Locale,
  owners: ReadonlyMap<string, string>,
): Iterable<Row> {
  const t = translator(locale)
  for (const lead of leads)
    yield [
      lead.firstName,
      lead.surname,
      lead.email,
      formatIdd(lead.phone),
      t(`Posts.languages.${lead.language}`),
      lead.interest,
      t(`Leads.status.${lead.status}`),
      lead.followUpOn && spreadsheetDay(lead.followUpOn),
      lead.ownerId && (owners.get(lead.ownerId) ?? null),
      lead.notes,
      lead.submissions,
      spreadsheetTime(lead.firstAt),
      ...attribution(t, lead.first),
      spreadsheetTime(lead.lastAt),
      ...attribution(t, lead.last),
      lead.objectedAt && spreadsheetTime(lead.objectedAt),
    ]
}
