'use client'

import { useLocale, useTranslations } from 'next-intl'
import { SignInAgain } from '@/components/staff/sign-in-again'
import { FileField, download } from '@/components/ui/admin/files'
import { StackedTable, type TableColumn } from '@/components/ui/admin/list-table'
import { Button } from '@/components/ui/button'
import { Icon } from '@/components/ui/icon'
import { Link } from '@/components/ui/link'
import { Notice, bringIntoView } from '@/components/ui/notice'
import { useFormAction } from '@/components/ui/use-form-action'
import { formatDay } from '@/lib/i18n/formats'
import { formatMoney } from '@/lib/money'
import { MAX_STATEMENT_BYTES } from '@/lib/payments/bank/form'
import { type SettlementAnswer, compareSettlement } from '@/lib/payments/settlement/actions'
import type { Difference } from '@/lib/payments/settlement/report'
import { routes } from '@/lib/routes'
import { fileRefusal } from '@/lib/table/read/form'

/** Compares PayFast's report with our payments, and shows what differs. */
export function SettlementForm() {
  const t = useTranslations('PaymentsAdmin.settlements')
  const { state, refused, pending, form } = useFormAction(compareSettlement, {
    check: (given) => fileRefusal(given, MAX_STATEMENT_BYTES),
  })
  const line = refused?.line
  return (
    <form {...form} noValidate className="grid grid-cols-[minmax(0,1fr)] gap-5">
      <input type="hidden" name="locale" value={useLocale()} />
      <SignInAgain code={refused?.code} path={routes.settlements} />
      <FileField
        id="file"
        name="file"
        label={t('file')}
        hint={t('fileHint')}
        error={refused ? (line ? `${t('atLine', { line })} ` : '') + t(`errors.${refused.code}`) : undefined}
        accept=".csv,.txt,.xlsx,text/csv"
      />
      <Button disabled={pending} className="justify-self-start">
        {pending ? t('comparing') : t('compare')}
      </Button>
      {state?.ok && <Compared compared={state.data} />}
    </form>
  )
}

function Compared({ compared }: { compared: Extract<SettlementAnswer, { ok: true }>['data'] }) {
  const locale = useLocale()
  const t = useTranslations('PaymentsAdmin.settlements')
  const { from, to, gross, fee, count, others, differences, file } = compared
  const amounts = (head: string, side: 'ours' | 'theirs'): TableColumn<Difference> => [
    head,
    ({ [side]: given }) => (
      <>
        <span className="md:sr-only">{head}: </span>
        {given
          ? t('amounts', { gross: formatMoney(given.gross), fee: given.fee ? formatMoney(given.fee) : '–' })
          : '–'}
      </>
    ),
  ]
  const who = ({ ours, id }: Difference) => (
    <>
      {ours && (
        <Link href={routes.paymentAdmin(ours.paymentId)} className="font-semibold text-vine underline">
          {ours.name}
        </Link>
      )}{' '}
      <span className="text-quiet">{id}</span>
    </>
  )
  const columns: TableColumn<Difference>[] = [
    [t('heads.day'), ({ day }) => formatDay(day, locale, 'medium')],
    [t('heads.name'), who],
    [t('heads.kind'), ({ kind }) => t(`kinds.${kind}`)],
    amounts(t('ours'), 'ours'),
    amounts(t('theirs'), 'theirs'),
  ]
  return (
    <>
      <Notice variant={differences.length > 0 ? 'alert' : 'good'} ref={bringIntoView}>
        {t('result', {
          ...{ count, others, gross: formatMoney(gross), fee: formatMoney(fee) },
          ...{ from: formatDay(from, locale), to: formatDay(to, locale), differences: differences.length },
        })}
      </Notice>
      {differences.length > 0 && (
        <>
          <StackedTable label={t('differences')} columns={columns} rows={differences} />
          {differences.some(({ kind }) => kind === 'missingHere') && (
            <p className="max-w-prose text-small text-quiet">{t('missingHelp')}</p>
          )}
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
