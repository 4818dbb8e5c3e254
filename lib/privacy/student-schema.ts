import { z } from 'zod'
import { dateColumn, isoTime } from '@/lib/dates'
import { absolute } from '@/lib/i18n/absolute'
import { languageName } from '@/lib/i18n/routing'
import { storedLanguage } from '@/lib/i18n/site-language'
import { formatMoney } from '@/lib/money'
import { routes } from '@/lib/routes'
import { asDay, asLines, asMoney, asTime, language, money, row, shown, text } from './content-row'

/** What the register holds about a person. */
export const studentContent = {
  certificates: z.array(
    row('id enrolment_id year number issued_by person level', {
      award: shown(
        'PersonData.certificate',
        z.record(z.string(), z.string()),
        (award, { locale }) => award[locale] ?? award.en,
      ),
      label: shown('Certificate.number', z.string()),
      name: shown('Certificate.name', z.string()),
      issued_on: shown('Certificate.issuedOn', dateColumn, asDay),
      code: shown('PersonData.page', z.string(), (code, { locale }) =>
        absolute(routes.certificate(code), locale),
      ),
      withdrawn_on: shown('PersonData.withdrawnOn', dateColumn.nullable(), asDay),
      withdrawn_reason: shown('PersonData.note', text),
    }),
  ),
  /** Received ones, and copies, which have a name. The checklist may have changed since: the key names the document. */
  documents: z.array(
    row('enrolment_id request_id received_by', {
      key: shown('PersonData.document', z.string()),
      received_on: shown('PersonData.receivedOn', dateColumn.optional(), asDay),
      created_at: shown('PersonData.copyFrom', isoTime.optional(), asTime),
      name: shown('PersonData.fileKind', z.string().optional(), (name) => name?.split('.')[1]!.toUpperCase()),
    }),
  ),
  enrolments: z.array(
    row('id lead_id plan_id created_by', {
      level: shown('Students.columns.level', z.number()),
      intake: shown('Students.columns.intake', dateColumn, asDay),
      student_number: shown('Students.columns.number', text),
      language,
      state: shown(
        'PersonData.state',
        z.string(),
        (state, { named, date }, { state_on }) =>
          `${named('Students.states', state)}, ${date(String(state_on))}`,
      ),
      state_on: dateColumn,
      state_reason: shown('Students.forms.reason', text),
      fee: shown('Students.fee', money, asMoney),
      created_at: shown('PersonData.recorded', isoTime, asTime),
      history: shown(
        'PersonData.kinds.events',
        z.array(
          row('id enrolment_id actor', {
            kind: z.string(),
            before: text,
            after: text,
            on_day: dateColumn,
            reason: text,
            owed: money.nullable(),
            created_at: isoTime,
          }),
        ),
        asLines(({ kind, before, after, on_day, reason, owed }, { t, date, named, locale }) => {
          const said = (value: string) => {
            if (kind === 'intake') return date(value)
            if (kind === 'language') return languageName(storedLanguage.parse(value), locale)
            return named('Students.states', value)
          }
          return [
            ...[date(on_day), named('Students.changes', kind)],
            [before, after].flatMap((value) => (value ? said(value) : [])).join(' → '),
            owed && t('Students.owed', { amount: formatMoney(owed) }),
            reason,
          ]
        }),
      ),
      /** Kept after an erasure. */
      is_kept: z.boolean(),
    }),
  ),
}
