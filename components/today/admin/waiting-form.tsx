'use client'

import { useTranslations } from 'next-intl'
import { type ReactNode, createContext, use, useEffect, useRef, useState } from 'react'
import { ChangeNotice } from '@/components/leads/admin/change-notice'
import { Composer } from '@/components/leads/admin/composer'
import { Modal } from '@/components/ui/admin/modal'
import { ButtonLink } from '@/components/ui/link'
import { Notice } from '@/components/ui/notice'
import { useFormAction } from '@/components/ui/use-form-action'
import { type ChangeResult, changeLeads } from '@/lib/leads/follow-up/actions'
import type { FollowUpDays } from '@/lib/leads/follow-up/fields'
import type { WaitingLead } from '@/lib/leads/schema'
import { routes } from '@/lib/routes'

/** The lead of a line, as the dialog needs it. */
type Followed = Pick<WaitingLead, 'id' | 'name' | 'status' | 'followUpOn'>

const Follow = createContext<(lead: Followed) => void>(() => {})

/** Opens the dialog for a note, the next day and the status of a lead; without JavaScript its page. */
export function FollowUpButton({ lead, label }: { lead: Followed; label: string }) {
  const follow = use(Follow)
  return (
    <ButtonLink
      size="small"
      variant="quiet"
      href={routes.lead(lead.id)}
      aria-haspopup="dialog"
      aria-label={`${label}: ${lead.name}`}
      onClick={(event) => {
        if (event.ctrlKey || event.metaKey || event.shiftKey) return
        event.preventDefault()
        // A new object each time opens the dialog again for the same lead.
        follow({ ...lead })
      }}
    >
      {label}
    </ButtonLink>
  )
}

/**
 * The form around the work of today, whose lines have buttons that name a `change`, and the dialog of their leads. They
 * outlive the lines to report the result.
 */
export function WaitingForm({
  days,
  close,
  children,
}: {
  days: FollowUpDays
  /** The label of the dialog's button. */
  close: string
  children: ReactNode
}) {
  const t = useTranslations('Leads.lead')
  const { state, form } = useFormAction(changeLeads)
  const made = state?.ok ? state.data[0] : undefined
  const dialog = useRef<HTMLDialogElement>(null)
  const notice = useRef<HTMLDivElement>(null)
  const [lead, setLead] = useState<Followed | null>(null)
  const [saved, setSaved] = useState<{ name: string; after: ChangeResult | null } | null>(null)
  const isSavedLast = saved?.after === state ? saved : null

  useEffect(() => {
    if (!lead) return
    dialog.current!.showModal()
    dialog.current!.querySelector('textarea')!.focus()
  }, [lead])

  useEffect(() => notice.current?.focus(), [saved])

  return (
    <Follow value={setLead}>
      {isSavedLast ? (
        <Notice ref={notice} variant="good">
          {isSavedLast.name}: {t('saved')}
        </Notice>
      ) : (
        <ChangeNotice answer={state}>
          {t(made?.from_status ? 'contactedOf' : 'doneOf', { name: made?.name ?? '' })}
        </ChangeNotice>
      )}
      <form {...form} className="grid grid-cols-[minmax(0,1fr)] gap-4">
        {children}
      </form>
      {lead && (
        <Modal ref={dialog} title={`${t('followUpTitle')}: ${lead.name}`} close={close}>
          {/* Closed by mistake, it still has what was typed until it is opened for another person. */}
          <Composer
            key={lead.id}
            lead={lead}
            suggested={lead.status === 'new' ? 'contacted' : lead.status}
            links={null}
            owners={null}
            days={days}
            next={null}
            onSaved={() => {
              // A late answer leaves open what was opened for another person meanwhile.
              setLead((open) => (open?.id === lead.id ? null : open))
              setSaved({ name: lead.name, after: state })
            }}
          />
        </Modal>
      )}
    </Follow>
  )
}
