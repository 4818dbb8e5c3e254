import { absolute } from '@/lib/i18n/absolute'
import { type Locale, languageName } from '@/lib/i18n/routing'
import { formatMoney } from '@/lib/money'
import { routes } from '@/lib/routes'
import type { PersonContent } from './content-schema'
import { record, wordsOf } from './record'

/** What the register holds about a person, in words. */
export function describeStudent(content: PersonContent, locale: Locale) {
  const { t, date, time, named } = wordsOf(locale)

  /** One per line. */
  const studied = ({ history }: PersonContent['enrolments'][number]) =>
    history
      .map(({ kind, before, after, on_day, reason, owed }) => {
        const values = [before, after].filter(Boolean).map((value) => named('Students.states', value!))
        const sum = owed && t('Students.owed', { amount: formatMoney(owed) })
        const all = [date(on_day), named('Students.changes', kind), values.join(' → '), sum, reason]
        return all.filter(Boolean).join(', ')
      })
      .join('\n')

  return {
    certificates: content.certificates.map((row) =>
      record(
        [t('PersonData.certificate'), row.award[locale] ?? row.award.en ?? null],
        [t('Certificate.number'), row.label],
        [t('Certificate.name'), row.name],
        [t('Certificate.issuedOn'), date(row.issued_on)],
        [t('PersonData.page'), absolute(routes.certificate(row.code), locale)],
        [t('PersonData.withdrawnOn'), row.withdrawn_on && date(row.withdrawn_on)],
        [t('PersonData.note'), row.withdrawn_reason],
      ),
    ),
    // The checklist may have changed since: the key names the document.
    documents: content.documents.map((row) =>
      record(
        [t('PersonData.document'), row.key],
        [t('PersonData.receivedOn'), row.received_on ? date(row.received_on) : null],
        [t('PersonData.copyFrom'), row.created_at ? time(row.created_at) : null],
        [t('PersonData.fileKind'), row.name ? row.name.split('.')[1]!.toUpperCase() : null],
      ),
    ),
    enrolments: content.enrolments.map((row) =>
      record(
        [t('Students.columns.level'), String(row.level)],
        [t('Students.columns.intake'), date(row.intake)],
        [t('Students.columns.number'), row.student_number],
        [t('PersonData.language'), languageName(row.language, locale)],
        [t('PersonData.state'), `${named('Students.states', row.state)}, ${date(row.state_on)}`],
        [t('Students.forms.reason'), row.state_reason],
        [t('Students.fee'), formatMoney(row.fee)],
        [t('PersonData.recorded'), time(row.created_at)],
        [t('PersonData.kinds.events'), studied(row)],
      ),
    ),
  }
}
