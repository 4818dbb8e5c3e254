import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import type { FieldValues, UseFormReturn } from 'react-hook-form'
import { SignInAgain } from '@/components/staff/sign-in-again'
import { Notice, bringIntoView } from '@/components/ui/notice'
import { StaffTime } from '@/components/ui/admin/staff-time'
import type { FieldSpec } from '@/lib/content/field-spec'
import { type Path, routes } from '@/lib/routes'
import type { ContentCode } from '@/lib/site-content/schema'
import { DifferenceList } from '../difference-list'
import { IssueSummary } from '@/components/content/admin/form/issue-summary'
import { type Answer, isMomentRefused } from './saving-answer'

/** Why an action was refused; errors in the form are in the summary below it. */
export function RefusalNotice({
  code,
  path,
  children,
}: {
  code: ContentCode
  /** Returned to after a new sign-in. */
  path: Path
  children?: ReactNode
}) {
  const t = useTranslations('Content.errors')
  return (
    <Notice variant="alert" ref={bringIntoView}>
      <p className="font-semibold">
        {t(code)} <SignInAgain code={code} path={path} />
      </p>
      {children}
    </Notice>
  )
}

/** The outcome of the last action; takes the focus unless it only says "saved". */
export function DocumentNotice({
  answer,
  documentKey,
  spec,
  form,
}: {
  answer: Answer
  documentKey: string
  spec: FieldSpec
  form: UseFormReturn<FieldValues>
}) {
  const t = useTranslations('Content.editor')
  const summary = <IssueSummary documentKey={documentKey} spec={spec} form={form} />
  if (answer.done === 'refused') {
    // Shown at the moment's own field.
    if (isMomentRefused(answer.code)) return null
    return (
      <RefusalNotice code={answer.code} path={routes.siteDocument(documentKey)}>
        {summary}
      </RefusalNotice>
    )
  }
  if (answer.done === 'published')
    return (
      <Notice variant="good" ref={bringIntoView}>
        <p className="mb-4">
          {t.rich(`outcomes.${answer.outcome}`, {
            date: () => answer.liveFrom && <StaffTime iso={answer.liveFrom} />,
          })}{' '}
          {t('changes')}
        </p>
        <DifferenceList documentKey={documentKey} differences={answer.changes} />
      </Notice>
    )
  // Shown in the save bar.
  if (answer.done === 'saved' || answer.done === 'unchanged') return null
  return (
    <Notice variant="good" ref={bringIntoView}>
      {t(answer.done)} {/* Distrusted bank details leave no draft. */}
      {answer.done === 'cancelled' && documentKey !== 'bank' && t('cancelledDraft')}
    </Notice>
  )
}
