'use client'

import { Button } from '@/components/ui/button'
import { Field } from '@/components/ui/field'
import { dayText } from '@/components/ui/day'
import { setFollowUp } from '@/lib/leads/admin-actions'
import { LEAD_FIELD } from '@/lib/leads/admin-form'
import { fail } from '@/lib/result'
import { useFormAction } from '@/components/ui/use-form-action'
import { AnswerNotice } from './answer-notice'
import type { DeskTexts } from './desk-texts'

const quick =
  'min-h-11 rounded-full border border-control px-4 text-small font-semibold hover:border-vine hover:text-vine disabled:opacity-60'

/** When to come back to a lead: a day of the calendar, or one of the usual ones at a touch. */
export function FollowUpForm({
  id,
  day,
  tag,
  range,
  choices,
  words,
  texts,
}: {
  id: string
  day: string | null
  tag: string
  range: { readonly first: string; readonly last: string }
  /** Days with their words, for buttons. */
  choices: readonly (readonly [day: string, word: string])[]
  words: { readonly label: string; readonly save: string; readonly clear: string; readonly none: string }
  texts: DeskTexts
}) {
  const { state: answer, pending, form } = useFormAction(setFollowUp, fail('failed'))
  const stale = answer && !answer.ok && answer.code === 'stale'
  const present = stale ? (answer.present ? dayText(answer.present, tag) : words.none) : ''
  return (
    <form {...form} className="grid gap-4">
      <input type="hidden" name={LEAD_FIELD} value={id} />
      <AnswerNotice answer={answer} texts={texts} present={present} />
      <input type="hidden" name="before" value={day ?? ''} />
      <Field id="follow-up" label={words.label}>
        {(control) => (
          <input
            {...control}
            key={day}
            type="date"
            name="after"
            defaultValue={day ?? ''}
            min={day && day < range.first ? day : range.first}
            max={range.last}
          />
        )}
      </Field>
      <Button type="submit" variant="quiet" disabled={pending} className="sm:max-lg:justify-self-start">
        {pending ? texts.saving : words.save}
      </Button>
      <div className="flex flex-wrap gap-2">
        {choices.map(([each, word]) => (
          <button key={each} type="submit" name="quick" value={each} disabled={pending} className={quick}>
            {word}
          </button>
        ))}
        {day && (
          <button type="submit" name="quick" value="" disabled={pending} className={quick}>
            {words.clear}
          </button>
        )}
      </div>
    </form>
  )
}
