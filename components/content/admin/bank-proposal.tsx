'use client'

import { useTranslations } from 'next-intl'
import { useState, useTransition } from 'react'
import { SectionCard } from '@/components/staff/admin/page-parts'
import { Button } from '@/components/ui/button'
import { ConfirmStep } from '@/components/ui/admin/confirm-step'
import { Notice } from '@/components/ui/notice'
import { StaffTime } from '@/components/ui/admin/staff-time'
import type { FieldSpec } from '@/lib/content/field-spec'
import { fail } from '@/lib/result'
import { routes } from '@/lib/routes'
import { decideBankDetails } from '@/lib/site-content/bank-actions'
import { documentDifferences } from '@/lib/site-content/differences'
import type { BankProposal, ContentCode } from '@/lib/site-content/schema'
import { DifferenceList } from './difference-list'
import { RefusalNotice } from './editor/document-notice'
import type { StepUpWays } from './document-view'
import { StepUp } from './editor/step-up'

/** A pending change of the bank details, with the buttons to decide. */
export function BankProposalCard({
  spec,
  proposal,
  present,
  isOwn,
  ways,
}: {
  spec: FieldSpec
  proposal: BankProposal
  present: unknown
  /** Proposers may only withdraw. */
  isOwn: boolean
  ways: StepUpWays
}) {
  const t = useTranslations('Content.bank')
  const [code, setCode] = useState<ContentCode | null>(null)
  const [pending, startTransition] = useTransition()
  const decide = (accept: boolean) =>
    startTransition(async () => {
      const answer = await decideBankDetails(proposal.id, accept).catch(() => fail('failed'))
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
        <DifferenceList
          documentKey="bank"
          differences={documentDifferences(spec, present, proposal.document)}
        />
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
