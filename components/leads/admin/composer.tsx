'use client'

import { useLocale, useTranslations } from 'next-intl'
import { useState } from 'react'
import { Button } from '@/components/ui/button'
import { Field, type Option, SelectField } from '@/components/ui/field'
import { ButtonLink } from '@/components/ui/link'
import { useFormAction } from '@/components/ui/use-form-action'
import { formatDay } from '@/lib/i18n/formats'
import { localePath } from '@/lib/i18n/paths'
import {
  type ContactKind,
  LEAD_FIELD,
  type LeadStatus,
  contactKinds,
  leadStatuses,
} from '@/lib/leads/admin-form'
import type { FollowUpDays } from '@/lib/leads/follow-up/fields'
import { followUpLead } from '@/lib/leads/follow-up/actions'
import type { Owner } from '@/lib/leads/inbox/queries'
import type { replyLinks } from '@/lib/leads/follow-up/reply'
import type { Lead } from '@/lib/leads/schema'
import type { Path } from '@/lib/routes'
import { ActionNotice } from './action-notice'
import { DayField, ReplyButtons } from './composer-fields'

/**
 * The ways to reply to a lead, and one form for contact, status, next day and owner. Calling or writing preselects that
 * contact. `onSaved` is called once it is saved.
 */
export function Composer({
  lead: { id, status, followUpOn, ownerId },
  suggested = status,
  links,
  owners,
  days,
  next,
  onSaved,
}: {
  lead: Pick<Lead, 'id' | 'status' | 'followUpOn'> & Partial<Pick<Lead, 'ownerId'>>
  /** The status selected at first. */
  suggested?: LeadStatus
  /** Null for a person who objects to contact, or if they are beside the form. */
  links: ReturnType<typeof replyLinks> | null
  /** Null if the form leaves the owner alone. */
  owners: readonly Owner[] | null
  days: FollowUpDays
  next: Path | null
  onSaved?: () => void
}) {
  const t = useTranslations('Leads.lead')
  const label = useTranslations('Leads.status')
  const locale = useLocale()
  const [kind, setKind] = useState<ContactKind>('note')
  const { state, refused, pending, form } = useFormAction(followUpLead, {
    onAnswer: (answer, element) => {
      if (!answer?.ok) return
      element.reset()
      setKind('note')
      onSaved?.()
    },
  })
  const field = (name: string) => form.ref.current?.elements.namedItem(name) as HTMLInputElement | null

  function choose(next: ContactKind) {
    setKind(next)
    const select = field('to_status')
    // Suggests "contacted" after reaching a new lead, unless another status is chosen.
    if (select && status === 'new' && next !== 'note' && ['new', 'contacted'].includes(select.value))
      select.value = next === 'no-answer' ? 'new' : 'contacted'
  }

  function pick(day: string) {
    const input = field('to_day')
    if (input) input.value = day
  }

  const ownerOf = (of: string) => owners?.find((owner) => owner.id === of)?.email ?? t('ownerGone')
  const isGone = !owners?.some((owner) => owner.id === ownerId)
  const gone: Option[] = ownerId && isGone ? [[ownerId, t('ownerGone')]] : []
  const { present = {} } = refused ?? {}
  const meanwhile = [
    present.status && label(present.status),
    present.day === null ? t('nothing') : present.day && formatDay(present.day, locale, 'medium'),
    present.owner === null ? t('ownerNone') : present.owner && ownerOf(present.owner),
  ]
  return (
    <form {...form} className="grid grid-cols-[minmax(0,1fr)] gap-5">
      {/* The Enter key presses the first button: it must save, and set no other day. */}
      <button type="submit" hidden disabled={pending} />
      <input type="hidden" name={LEAD_FIELD} value={id} />
      <input type="hidden" name="from_status" value={status} />
      <input type="hidden" name="from_day" value={followUpOn ?? ''} />
      {owners && <input type="hidden" name="from_owner" value={ownerId ?? ''} />}
      {links && <ReplyButtons links={links} onReply={choose} />}
      <fieldset>
        <legend className="mb-2 font-semibold">{t('kindLegend')}</legend>
        <div className="flex flex-wrap gap-2">
          {contactKinds.map((each) => (
            <label
              key={each}
              className="inline-flex min-h-11 max-w-full items-center gap-2 rounded-full border border-control px-4 text-small font-semibold wrap-anywhere hover:border-vine has-checked:border-vine has-checked:bg-good-soft has-focus-visible:outline-2"
            >
              <input
                type="radio"
                name="kind"
                value={each}
                checked={kind === each}
                onChange={() => choose(each)}
                className="size-4 shrink-0 accent-vine"
              />
              {t(`kinds.${each}`)}
            </label>
          ))}
        </div>
      </fieldset>
      <Field id="note" label={t('noteLabel')} hint={t('noteHint')}>
        {(control) => <textarea {...control} name="note" rows={3} defaultValue={refused?.note ?? ''} />}
      </Field>
      <div className="grid items-start gap-5 sm:grid-cols-2">
        <DayField day={followUpOn} days={days} disabled={pending} onPick={pick} />
        <div className="grid gap-5">
          <SelectField
            key={status}
            id="lead-status"
            label={t('statusTitle')}
            name="to_status"
            defaultValue={suggested}
            options={leadStatuses.map((each): Option => [each, label(each)])}
          />
          {owners && (
            <SelectField
              key={`of ${ownerId}`}
              id="lead-owner"
              label={t('owner')}
              name="to_owner"
              defaultValue={ownerId ?? ''}
              options={[['', t('ownerNone')], ...gone, ...owners.map(({ id, email }): Option => [id, email])]}
            />
          )}
        </div>
      </div>
      <ActionNotice answer={state} present={meanwhile.filter(Boolean).join(', ')} />
      <div className="flex flex-wrap items-center gap-3">
        <Button disabled={pending}>{pending ? t('saving') : t('save')}</Button>
        {next && (
          <Button variant="quiet" name="then" value={localePath(next, locale)} disabled={pending}>
            {t('saveAndNext')}
          </Button>
        )}
        {state?.ok && next && (
          <ButtonLink href={next} variant="quiet">
            {t('nextLead')}
          </ButtonLink>
        )}
      </div>
    </form>
  )
}
