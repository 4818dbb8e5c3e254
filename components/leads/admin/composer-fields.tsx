'use client'

import { useTranslations } from 'next-intl'
import { ButtonAnchor } from '@/components/ui/button'
import { TextField } from '@/components/ui/field'
import { Icon } from '@/components/ui/icon'
import type { ContactKind } from '@/lib/leads/admin-form'
import type { FollowUpDays } from '@/lib/leads/follow-up/fields'
import type { replyLinks } from '@/lib/leads/follow-up/reply'

/** The ways to reply; `onReply` reports a call or a message. */
export function ReplyButtons({
  links,
  onReply,
}: {
  links: ReturnType<typeof replyLinks>
  onReply: (kind: ContactKind) => void
}) {
  const t = useTranslations('Leads.lead')
  return (
    <div className="grid grid-cols-2 gap-3 sm:flex sm:flex-wrap [&>*]:px-4 sm:[&>*]:px-6">
      <ButtonAnchor href={links.call} target={undefined} onClick={() => onReply('called')}>
        <Icon name="phone" />
        {t('callTo')}
      </ButtonAnchor>
      <ButtonAnchor href={links.whatsapp} onClick={() => onReply('whatsapp')}>
        <Icon name="staff/message-circle" />
        {t('whatsappTo')}
      </ButtonAnchor>
      <ButtonAnchor href={links.email} target={undefined} variant="quiet" onClick={() => onReply('email')}>
        <Icon name="mail" />
        {t('emailTo')}
      </ButtonAnchor>
    </div>
  )
}

const chip =
  'min-h-11 rounded-full border border-control px-4 text-small font-semibold hover:border-vine hover:text-vine disabled:opacity-60'

/** The next follow-up: any day in a range, or a common one with one button. */
export function DayField({
  day,
  days,
  disabled,
  onPick,
}: {
  /** Such as `2026-11-21`; null for no follow-up. */
  day: string | null
  days: FollowUpDays
  disabled: boolean
  onPick: (day: string) => void
}) {
  const t = useTranslations('Leads.lead')
  return (
    <div className="grid gap-2">
      <TextField
        key={day}
        id="follow-up"
        label={t('followUpLabel')}
        type="date"
        name="to_day"
        defaultValue={day ?? ''}
        min={day && day < days.first ? day : days.first}
        max={days.last}
      />
      <div className="flex flex-wrap gap-2">
        {(
          [
            ['tomorrow', days.tomorrow],
            ['inAWeek', days.inAWeek],
            ['followUpClear', ''],
          ] as const
        ).map(([name, value]) => (
          // Without JavaScript it submits, with its day.
          <button
            key={name}
            type="submit"
            name="quick"
            value={value}
            disabled={disabled}
            onClick={(event) => {
              event.preventDefault()
              onPick(value)
            }}
            className={chip}
          >
            {t(name)}
          </button>
        ))}
      </div>
    </div>
  )
}
