'use client'

import { useTranslations } from 'next-intl'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { Button } from '@/components/ui/button'
import { Notice } from '@/components/ui/notice'
import { useFormAction } from '@/components/ui/use-form-action'
import { type ChangeResult, changeLeads } from '@/lib/leads/follow-up/actions'
import { ActionNotice } from './action-notice'

/**
 * The result of `changeLeads`, with an undo button. It takes the focus, because the pressed button may be gone. It
 * contains a form, so it goes outside the submitted one.
 */
export function ChangeNotice({ answer, children }: { answer: ChangeResult | null; children: ReactNode }) {
  const t = useTranslations('Leads.lead')
  const notice = useRef<HTMLDivElement>(null)
  const [undo, setUndo] = useState<{ of: ChangeResult | null; answer: ChangeResult | null }>()
  const { pending, form } = useFormAction(changeLeads, {
    onAnswer: (undone) => setUndo({ of: answer, answer: undone }),
  })
  const undone = undo?.of === answer ? undo?.answer : null
  useEffect(() => notice.current?.focus(), [answer, undone])
  if (!answer) return null
  const isOver = undone && (undone.ok || undone.code === 'changed')
  return (
    <div ref={notice} tabIndex={-1} className="mb-4 grid gap-3 rounded-card last:mb-0">
      <ActionNotice answer={undone ?? (answer.ok ? null : answer)} saved={t('undone')} />
      {answer.ok && !isOver && (
        <Notice variant="good">
          <form
            {...form}
            className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 wrap-anywhere"
          >
            {children}
            {answer.data.length > 0 && (
              <Button
                size="small"
                variant="quiet"
                name="change"
                value={JSON.stringify(answer.data)}
                disabled={pending}
              >
                {t('undo')}
              </Button>
            )}
          </form>
        </Notice>
      )}
    </div>
  )
}
