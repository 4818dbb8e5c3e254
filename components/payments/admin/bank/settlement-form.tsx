'use client'

import { useLocale, useTranslations } from 'next-intl'
import { SignInAgain } from '@/components/staff/sign-in-again'
import { download } from '@/components/ui/admin/download'
import { FileField } from '@/components/ui/admin/file-field'
import { StackedTable } from '@/components/ui/admin/stacked-table'
import { bringIntoView } from '@/components/ui/bring-into-view'
import { Button } from '@/components/ui/button'
import { Icon } from '@/components/ui/icon'
import { Link } from '@/components/ui/link'
import { Notice } from '@/components/ui/notice'
import { useFormAction } from '@/components/ui/use-form-action'
import { formatDay } from '@/lib/i18n/formats'
import { formatMoney } from '@/lib/money'
import { MAX_STATEMENT_BYTES } from '@/lib/payments/bank/form'
import { compareSettlement } from '@/lib/payments/settlement/actions'
import type { Difference, SettlementAnswer } from '@/lib/payments/settlement/form'
import { fail } from '@/lib/result'
import { routes } from '@/lib/routes'

/** Compares PayFast's report with our payments, and shows what differs. */
export function SettlementForm() {
  const locale = useLocale()
  const t = useTranslations('PaymentsAdmin.settlements')
  const errors = useTranslations('PaymentsAdmin.errors')
  const {
    state: answer,
    pending,
    form,
  } = useFormAction<SettlementAnswer>(compareSettlement, fail('failed'), {
    check(sent) {
      const file = sent.get('file')
      return file instanceof File && file.size > MAX_STATEMENT_BYTES ? fail('tooLarge') : null
    },
  })
  const code = answer && !answer.ok ? answer.code : null
  const line = answer && !answer.ok && answer.line ? `${t('atLine', { line: answer.line })} ` : ''
  return (
    <form {...form} noValidate className="grid grid-cols-[minmax(0,1fr)] gap-5">
      <input type="hidden" name="locale" value={locale} />
      {code === 'notAuthenticated' && (
        <Notice variant="alert">
          {errors(code)} <SignInAgain path={routes.settlements} label={errors('signIn')} />
        </Notice>
      )}
      <FileField
        id="file"
        name="file"
        label={t('file')}
        hint={t('fileHint')}
        error={code && code !== 'notAuthenticated' ? line + t(`errors.${code}`) : undefined}
        accept=".csv,.txt,.xlsx,text/csv"
      />
      <Button type="submit" disabled={pending} className="justify-self-start">
        {pending ? t('comparing') : t('compare')}
      </Button>
      {answer?.ok && <Result answer={answer} />}
    </form>
  )
}

function Result({ answer }: { answer: Extract<SettlementAnswer, { ok: true }> }) {
  const locale = useLocale()
  const t = useTranslations('PaymentsAdmin.settlements')
  const { from, to, charges, gross, fee, others, differences, file } = answer
  return (
    <>
      <Notice variant={differences.length > 0 ? 'alert' : 'good'} ref={bringIntoView}>
        {t('result', {
          count: charges,
          from: formatDay(from, locale),
          to: formatDay(to, locale),
          gross: formatMoney(gross),
          fee: formatMoney(fee),
          differences: differences.length,
        })}
      </Notice>
      {others.length > 0 && (
        <p className="text-quiet">
          {t('others')} {others.map(([type, count]) => `${type} (${count})`).join(', ')}
        </p>
      )}
      {differences.length > 0 && (
        <>
          <StackedTable
            label={t('differences')}
            heads={[t('heads.day'), t('heads.name'), t('heads.kind'), t('ours'), t('theirs')]}
          >
            {differences.map((difference) => (
              <Row key={difference.id} difference={difference} />
            ))}
          </StackedTable>
          <Button
            variant="quiet"
            className="justify-self-start"
            onClick={() => download(`${t('fileName')}-${from}-${to}.csv`, file)}
          >
            <Icon name="staff/download" />
            {t('download')}
          </Button>
        </>
      )}
    </>
  )
}

const cell = 'py-2 pr-4 [overflow-wrap:anywhere] last:pr-0 max-md:p-0'

function Row({ difference: { kind, id, day, name, paymentId, ours, theirs } }: { difference: Difference }) {
  const locale = useLocale()
  const t = useTranslations('PaymentsAdmin.settlements')
  const amounts = (side: Difference['ours'], label: string) => (
    <td role="cell" className={`${cell} tabular-nums`}>
      <span className="md:sr-only">{label}: </span>
      {side
        ? t('amounts', { gross: formatMoney(side.gross), fee: side.fee ? formatMoney(side.fee) : '–' })
        : '–'}
    </td>
  )
  return (
    <tr
      role="row"
      className="border-b border-line align-top last:border-0 max-md:grid max-md:gap-1 max-md:py-3"
    >
      <td role="cell" className={`${cell} whitespace-nowrap`}>
        {formatDay(day, locale, 'medium')}
      </td>
      <td role="cell" className={cell}>
        {paymentId && (
          <Link
            href={routes.paymentAdmin(paymentId)}
            className="font-semibold text-vine underline underline-offset-4"
          >
            {name}
          </Link>
        )}{' '}
        <span className="text-quiet">{id}</span>
      </td>
      <td role="cell" className={`${cell} font-semibold`}>
        {t(`kinds.${kind}`)}
      </td>
      {amounts(ours, t('ours'))}
      {amounts(theirs, t('theirs'))}
    </tr>
  )
}
