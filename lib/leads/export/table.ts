import 'server-only'
import { spreadsheetDay, spreadsheetTime } from '@/lib/dates'
import { translator } from '@/lib/i18n/translator'
import { type Locale, languageName } from '@/lib/i18n/routing'
import type { Cell } from '@/lib/table/cells'
import { sourceName } from '@/lib/leads/entry/fields'
import type { ImportField } from '@/lib/leads/import/form'
import { formatIdd } from '../phone'
import type { ExportedLead } from '../schema'
import { leadFields } from '@/lib/lead-fields'

type Touch = ExportedLead['first']

/** A column, and the import field that reads it back. */
type LeadColumn = readonly [heading: string, cell: (lead: ExportedLead) => Cell, field?: ImportField]

function touchColumns(locale: Locale, which: 'first' | 'last'): LeadColumn[] {
  const t = translator(locale)
  const column = (key: string, cell: (touch: Touch) => Cell, field?: ImportField): LeadColumn => [
    t(which === 'first' ? 'Leads.export.ofFirst' : 'Leads.export.ofLast', { what: key }),
    (lead) => cell(lead[which]),
    field,
  ]
  const field = which === 'first' ? 'source' : undefined
  return [
    column(t('Leads.export.source'), (touch) => sourceName(touch.source, (key) => t(`Leads.${key}`)), field),
    column(t('Leads.export.medium'), (touch) => touch.utm_medium),
    column(t('Leads.export.campaign'), (touch) => touch.utm_campaign),
    column(t('Leads.export.term'), (touch) => touch.utm_term),
    column(t('Leads.export.content'), (touch) => touch.utm_content),
    column(t('Leads.export.referrer'), (touch) => touch.referrer),
    column(t('Leads.export.page'), (touch) => touch.page),
    column(t('Leads.export.itsLanguage'), (touch) => languageName(touch.language, locale)),
  ]
}

/**
 * The export columns, in the language of the file. One row per person, so that a spreadsheet's filters and pivots count
 * people; first and last attribution are side by side.
 * @param owners e-mail addresses of the leads' owners, by id.
 */
export function leadColumns(locale: Locale, owners?: ReadonlyMap<string, string>): LeadColumn[] {
  const t = translator(locale)
  return [
    ...leadFields.map(({ name }): LeadColumn => [
      t(`Leads.export.${name}`),
      (lead) => (name === 'phone' ? formatIdd(lead.phone) : lead[name]),
      name,
    ]),
    [t('Leads.export.language'), (lead) => languageName(lead.language, locale), 'language'],
    [t('Leads.export.interest'), (lead) => lead.interest, 'interest'],
    [t('Leads.export.status'), (lead) => t(`Leads.status.${lead.status}`)],
    [t('Leads.export.followUp'), (lead) => lead.followUpOn && spreadsheetDay(lead.followUpOn)],
    [t('Leads.export.owner'), (lead) => owners?.get(lead.ownerId ?? '') ?? null, 'owner'],
    [t('Leads.export.notes'), (lead) => lead.notes, 'message'],
    [t('Leads.export.enquiries'), (lead) => lead.submissions],
    [t('Leads.export.first'), (lead) => spreadsheetTime(lead.firstAt), 'receivedOn'],
    ...touchColumns(locale, 'first'),
    [t('Leads.export.last'), (lead) => spreadsheetTime(lead.lastAt)],
    ...touchColumns(locale, 'last'),
    [t('Leads.export.objected'), (lead) => lead.objectedAt && spreadsheetTime(lead.objectedAt)],
  ]
}
