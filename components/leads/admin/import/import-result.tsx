'use client'

import { useLocale, useTranslations } from 'next-intl'
import { type ReactNode, useEffect, useRef } from 'react'
import { Button } from '@/components/ui/button'
import { EmailAddress } from '@/components/ui/admin/email'
import { StackedTable } from '@/components/ui/admin/stacked-table'
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
  const t = useTranslations('Leads.import')
  const entry = useTranslations('Leads.entry')
  const title = useRef<HTMLHeadingElement>(null)
  useEffect(() => title.current?.focus(), [])
  const known = taken.filter(({ state }) => state === 'known').length
  return (
    <section
      aria-labelledby="result"
      className="grid min-w-0 grid-cols-[minmax(0,1fr)] gap-6 rounded-card border border-line bg-raised p-5 sm:p-7"
    >
      <input type="hidden" name={BATCH_FIELD} value={batch} />
      <input type="hidden" name="fingerprint" value={fingerprint} />
      <div>
        <h2 id="result" ref={title} tabIndex={-1} className="text-lead outline-none">
          {t('resultTitle')}
        </h2>
        <p className="mt-2">
          {t('result', { count: taken.length, fresh: taken.length - known, known, refused: refused.length })}
        </p>
      </div>
      {refused.length > 0 && (
        <RowTable
          title={t('refusedTitle', { count: refused.length })}
          heads={[t('line'), t('row'), t('reason')]}
        >
          {refused.map((row) => (
            <Refused key={row.line} row={row} />
          ))}
        </RowTable>
      )}
      {taken.length > 0 && (
        <>
          <RowTable
            title={t('takenTitle', { count: taken.length })}
            heads={[t('line'), t('name'), t('contact'), t('state')]}
          >
            {taken.map((row) => (
              <Taken key={row.line} row={row} />
            ))}
          </RowTable>
          <ConsentField label={t('consent')} hint={entry('consentHint')} error={consentError} />
          <Button
            type="submit"
            name={IMPORT_BUTTON}
            value="yes"
            disabled={pending}
            className="sm:justify-self-start"
          >
            {importing ? t('importing') : t('import', { count: taken.length })}
          </Button>
        </>
      )}
    </section>
  )
}

/** A list on a narrow screen. */
function RowTable({
  title,
  heads,
  children,
}: {
  title: string
  heads: readonly string[]
  children: ReactNode
}) {
  return (
    <div className="min-w-0">
      <h3 className="mb-2 font-text text-body font-semibold tracking-normal">{title}</h3>
      <StackedTable label={title} heads={heads}>
        {children}
      </StackedTable>
    </div>
  )
}

const row = 'border-b border-line align-top last:border-0 max-md:grid max-md:gap-1 max-md:py-3'
const cell = 'py-2 pr-4 [overflow-wrap:anywhere] last:pr-0 max-md:p-0'

function LineCell({ line }: { line: number }) {
  const t = useTranslations('Leads.import')
  return (
    <td role="cell" className={`${cell} text-quiet tabular-nums max-md:text-small`}>
      <span className="md:sr-only">{t('line')} </span>
      {line}
    </td>
  )
}

function Refused({ row: { line, text, reasons } }: { row: RefusedRow }) {
  const t = useTranslations('Leads.entry')
  return (
    <tr role="row" className={row}>
      <LineCell line={line} />
      <td role="cell" className={cell}>
        {text}
      </td>
      <td role="cell" className={`${cell} text-alert`}>
        {reasons.map(({ field, code }) => (
          <p key={field}>{t(`errors.${code}`, { field: t(`fields.${field}`) })}</p>
        ))}
      </td>
    </tr>
  )
}

function Taken({ row: { line, name, email, phone, state, lead, sameAs } }: { row: TakenRow }) {
  const locale = useLocale()
  const t = useTranslations('Leads.import')
  return (
    <tr role="row" className={row}>
      <LineCell line={line} />
      <td role="cell" className={`${cell} font-semibold`}>
        {name}
      </td>
      <td role="cell" className={cell}>
        {email && <EmailAddress address={email} />}
        {email && phone && <br />}
        <span className="whitespace-nowrap">{phone}</span>
      </td>
      <td role="cell" className={`${cell} ${state === 'new' ? 'text-quiet' : ''}`}>
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
      </td>
    </tr>
  )
}
