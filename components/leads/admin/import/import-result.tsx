'use client'

import { useLocale, useTranslations } from 'next-intl'
import { Button } from '@/components/ui/button'
import { EmailAddress } from '@/components/ui/admin/email'
import { StackedTable, type TableColumn } from '@/components/ui/admin/list-table'
import { bringIntoView } from '@/components/ui/notice'
import { localePath } from '@/lib/i18n/paths'
import { BATCH_FIELD } from '@/lib/leads/entry/fields'
import { IMPORT_BUTTON, type ImportCheck, type RefusedRow, type TakenRow } from '@/lib/leads/import/form'
import { routes } from '@/lib/routes'
import { ConsentField } from '../consent-field'

/** The preview of an import by row, with the import button. It takes the focus when it appears. */
export function ImportResult({
  check: { taken, refused, batch, fingerprint },
  pending,
  importing,
  consentError,
}: {
  check: ImportCheck
  pending: boolean
  importing: boolean
  consentError: string | undefined
}) {
  const locale = useLocale()
  const t = useTranslations('Leads.import')
  const entry = useTranslations('Leads.entry')
  const known = taken.filter(({ state }) => state === 'known').length
  const contact = ({ email, phone }: TakenRow) => (
    <>
      {email && <EmailAddress address={email} />}
      {email && phone && <br />}
      <span className="whitespace-nowrap">{phone}</span>
    </>
  )
  const state = ({ line, state, lead, sameAs }: TakenRow) => (
    <span className={state === 'new' ? 'text-quiet' : undefined}>
      {lead || !sameAs ? t(`states.${state}`) : t('sameAs', { line: sameAs })}
      {lead && (
        <a
          href={localePath(routes.lead(lead), locale)}
          target="_blank"
          rel="noopener"
          aria-label={t('viewLeadOf', { line })}
          className="flex min-h-11 w-fit items-center font-semibold text-vine underline underline-offset-4"
        >
          {t('viewLead')}
        </a>
      )}
    </span>
  )
  const takenColumns: TableColumn<TakenRow>[] = [
    [t('name'), ({ name }) => name, 'font-semibold'],
    [t('contact'), contact],
    [t('state'), state],
  ]
  const reasons = ({ reasons }: RefusedRow) =>
    reasons.map(({ field, code }) => (
      <p key={field}>{entry(`errors.${code}`, { field: entry(`fields.${field}`) })}</p>
    ))
  const refusedColumns: TableColumn<RefusedRow>[] = [
    [t('row'), ({ text }) => text],
    [t('reason'), reasons, 'text-alert'],
  ]
  return (
    <section
      aria-labelledby="result"
      className="grid min-w-0 grid-cols-[minmax(0,1fr)] gap-6 rounded-card border border-line bg-raised p-5 sm:p-7"
    >
      <input type="hidden" name={BATCH_FIELD} value={batch} />
      <input type="hidden" name="fingerprint" value={fingerprint} />
      <div>
        <h2 id="result" ref={bringIntoView} tabIndex={-1} className="text-lead outline-none">
          {t('resultTitle')}
        </h2>
        <p className="mt-2">
          {t('result', { count: taken.length, fresh: taken.length - known, known, refused: refused.length })}
        </p>
      </div>
      {refused.length > 0 && (
        <RowTable
          title={t('refusedTitle', { count: refused.length })}
          rows={refused}
          columns={refusedColumns}
        />
      )}
      {taken.length > 0 && (
        <>
          <RowTable title={t('takenTitle', { count: taken.length })} rows={taken} columns={takenColumns} />
          <ConsentField label={t('consent')} hint={entry('consentHint')} error={consentError} />
          <Button name={IMPORT_BUTTON} value="yes" disabled={pending} className="sm:justify-self-start">
            {importing ? t('importing') : t('import', { count: taken.length })}
          </Button>
        </>
      )}
    </section>
  )
}

/** Rows of the file, on a narrow screen as a list. */
function RowTable<Row extends { readonly line: number }>({
  title,
  rows,
  columns,
}: {
  title: string
  rows: readonly Row[]
  columns: readonly TableColumn<Row>[]
}) {
  const t = useTranslations('Leads.import')
  const line: TableColumn<Row> = [
    t('line'),
    (row) => (
      <>
        <span className="md:sr-only">{t('line')} </span>
        {row.line}
      </>
    ),
    'text-quiet tabular-nums max-md:text-small',
  ]
  return (
    <div className="min-w-0">
      <h3 className="mb-2 font-text text-body font-semibold tracking-normal">{title}</h3>
      <StackedTable
        label={title}
        columns={[line, ...columns]}
        rows={rows.map((row) => ({ ...row, id: row.line }))}
      />
    </div>
  )
}
