'use client'

import { useLocale, useTranslations } from 'next-intl'
import { type FormEvent, useState } from 'react'
import { FileColumns } from '@/components/staff/admin/file-columns'
import { SignInAgain } from '@/components/staff/sign-in-again'
import { ConfirmStep } from '@/components/ui/admin/confirm-step'
import { FileField } from '@/components/ui/admin/files'
import { Button } from '@/components/ui/button'
import type { Option } from '@/components/ui/field'
import { Notice, bringIntoView } from '@/components/ui/notice'
import { useFormAction } from '@/components/ui/use-form-action'
import { formatDay } from '@/lib/i18n/formats'
import { formatMoney } from '@/lib/money'
import {
  ACCOUNT_FIELD,
  IMPORT_BUTTON,
  MAX_STATEMENT_BYTES,
  type StatementCheck,
  statementFields,
} from '@/lib/payments/bank/form'
import { importStatement } from '@/lib/payments/bank/import-actions'
import { routes } from '@/lib/routes'
import { fileRefusal } from '@/lib/table/read/form'

/** Imports a bank statement in two steps of a form that a button opens; both send the file: check, then import. */
export function StatementForm({ account }: { account: string }) {
  const locale = useLocale()
  const t = useTranslations('PaymentsAdmin.bank')
  const [kept, setKept] = useState<StatementCheck | null>(null)
  const { state, refused, pending, form } = useFormAction(importStatement, {
    check: (given) => fileRefusal(given, MAX_STATEMENT_BYTES),
    onAnswer(next) {
      if (next && (next.ok || next.check)) setKept(next.check ?? null)
    },
  })
  const check = kept ?? state?.check ?? null
  /** What the file holds. */
  const found = check?.found
  const code = refused?.code
  const line = refused?.line ? `${t('atLine', { line: refused.line })} ` : ''
  // What was checked is no longer what the form has.
  function forget({ target }: FormEvent<HTMLFormElement>) {
    if ((target as unknown as HTMLInputElement).name !== ACCOUNT_FIELD && check)
      setKept({ ...check, found: null })
  }
  return (
    <ConfirmStep group="statement" label={t('add')} variant="primary" open={state !== null || undefined}>
      <form {...form} onChange={forget} noValidate className="grid grid-cols-[minmax(0,1fr)] gap-5">
        {state?.ok && state.imported && (
          <Notice variant="good" ref={bringIntoView}>
            {t('imported', state.imported)}
          </Notice>
        )}
        <SignInAgain code={code} path={routes.bankStatements} />
        <FileField
          id="file"
          name="file"
          label={t('file')}
          hint={t('fileHint')}
          error={code ? line + t(`errors.${code}`) : undefined}
          accept=".csv,.txt,.tsv,.xlsx,.ofx,text/csv"
        />
        {check?.columns && (
          <FileColumns
            columns={check.columns}
            fields={statementFields.map((field): Option => [field, t(`fields.${field}`)])}
            lacking={check.lacking && t(`lacking.${check.lacking}`)}
            asksOrder={check.asksOrder}
            order={check.order}
          />
        )}
        <Button variant={found ? 'quiet' : 'primary'} disabled={pending} className="justify-self-start">
          {pending ? t('reading') : t('check')}
        </Button>
        {check && found && (
          <div className="grid justify-items-start gap-3">
            <input type="hidden" name="batch" value={check.batch} />
            <input type="hidden" name="fingerprint" value={check.fingerprint} />
            <p className="font-semibold" role="status">
              {t('found', {
                count: found.count,
                from: formatDay(found.from, locale),
                to: formatDay(found.to, locale),
                in: formatMoney(found.in),
                out: formatMoney(found.out.replace('-', '')),
              })}
            </p>
            <p className="text-quiet">{t(found.isProven ? 'proven' : 'unproven')}</p>
            {!found.isNamed && (
              <label className="flex min-h-11 items-center gap-3 font-semibold">
                <input type="checkbox" name={ACCOUNT_FIELD} className="size-6 shrink-0 accent-vine" />
                {t('isOurs', { end: account.slice(-4) })}
              </label>
            )}
            <Button name={IMPORT_BUTTON} value="yes" disabled={pending}>
              {t('import', { count: found.count })}
            </Button>
          </div>
        )}
      </form>
    </ConfirmStep>
  )
}
