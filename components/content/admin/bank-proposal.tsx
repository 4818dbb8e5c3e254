'use client'

import { useTranslations } from 'next-intl'
import { useState, useTransition } from 'react'
import { SectionCard } from '@/components/staff/admin/section-card'
import { Button } from '@/components/ui/button'
import { ConfirmStep } from '@/components/ui/admin/confirm-step'
import { Notice } from '@/components/ui/notice'
import { StaffTime } from '@/components/ui/admin/staff-time'
import type { FieldSpec } from '@/lib/content/field-spec'
import { routes } from '@/lib/routes'
import { decideBankDetails } from '@/lib/site-content/bank-actions'
import { isGroup } from '@/lib/site-content/form-values'
import type { BankProposal, ContentCode } from '@/lib/site-content/schema'
import { useContentLabels } from './content-labels'
import { RefusalNotice } from './document-notice'
import { StepUp, type StepUpWays } from './step-up'
import { useValueText } from './value-text'

type Fields = Readonly<Record<string, unknown>>

/** The details of both accounts, field beside field; what differs is marked. */
function BothAccounts({ spec, present, next }: { spec: FieldSpec; present: unknown; next: unknown }) {
  const t = useTranslations('Content.bank')
  const labels = useContentLabels('bank')
  const text = useValueText('bank')
  const rows = (isGroup(spec) ? spec.fields : []).map(([name, child]) => ({
    name,
    before: text(child, (present as Fields)[name], [name]),
    after: text(child, (next as Fields)[name], [name]),
  }))
  return (
    <div className="overflow-x-auto" tabIndex={0} role="region" aria-label={t('compared')}>
      <table className="w-full text-left">
        <thead>
          <tr className="border-b border-line">
            <th scope="col" className="py-2 pr-4 font-semibold">
              {t('field')}
            </th>
            <th scope="col" className="py-2 pr-4 font-semibold">
              {t('present')}
            </th>
            <th scope="col" className="py-2 font-semibold">
              {t('proposed')}
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ name, before, after }) => (
            <tr key={name} className="border-b border-line align-top">
              <th scope="row" className="py-2 pr-4 font-normal text-quiet">
                {labels.field([name])}
              </th>
              <td className="py-2 pr-4 wrap-anywhere whitespace-pre-wrap">{before}</td>
              <td className="py-2 wrap-anywhere whitespace-pre-wrap">
                {before === after ? (
                  after
                ) : (
                  <strong>
                    {after} <span className="sr-only">({t('changed')})</span>
                  </strong>
                )}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

/** A change of the bank details that waits: both accounts, who proposed it, and the buttons of whoever decides. */
export function BankProposalCard({
  spec,
  proposal,
  present,
  isOwn,
  ways,
}: {
  spec: FieldSpec
  proposal: BankProposal
  /** The details that visitors read now. */
  present: unknown
  /** Whether the reader proposed it, who may take it back and no more. */
  isOwn: boolean
  ways: StepUpWays
}) {
  const t = useTranslations('Content.bank')
  const [code, setCode] = useState<ContentCode | null>(null)
  const [pending, startTransition] = useTransition()
  const decide = (accept: boolean) =>
    startTransition(async () => {
      const answer = await decideBankDetails(proposal.id, accept).catch(
        () => ({ ok: false, code: 'failed' }) as const,
      )
      setCode(answer.ok ? null : answer.code)
    })
  return (
    <SectionCard id="proposal" title={t('waitingTitle')}>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
        <p>
          {t('proposedBy', { who: proposal.proposedName })} <StaffTime iso={proposal.proposedAt} />.{' '}
          {proposal.liveFrom && (
            <>
              {t('wantedFrom')} <StaffTime iso={proposal.liveFrom} />.
            </>
          )}
        </p>
        <p>{isOwn ? t('waitsForOther') : t('phone', { who: proposal.proposedName })}</p>
        <BothAccounts spec={spec} present={present} next={proposal.document} />
        {code && <RefusalNotice code={code} path={routes.siteDocument('bank')} />}
        {code === 'stepUp' && <StepUp ways={ways} />}
        <div className="flex flex-wrap items-start gap-3">
          {!isOwn && (
            <ConfirmStep group="proposal" label={t('confirm')} variant="primary">
              <p className="font-semibold">{t('confirmQuestion')}</p>
              <Button disabled={pending} onClick={() => decide(true)}>
                {t('confirmYes')}
              </Button>
            </ConfirmStep>
          )}
          <Button variant="danger" disabled={pending} onClick={() => decide(false)}>
            {isOwn ? t('takeBack') : t('reject')}
          </Button>
        </div>
        {pending && <Notice variant="good">{t('moment')}</Notice>}
      </div>
    </SectionCard>
  )
}
