'use client'

import { Button } from '@/components/ui/button'
import { Field } from '@/components/ui/field'
import { type NoteResult, addNote } from '@/lib/leads/admin-actions'
import { LEAD_FIELD } from '@/lib/leads/admin-form'
import { fail } from '@/lib/result'
import { emptyWhenDone, useFormAction } from '@/components/ui/use-form-action'
import { AnswerNotice } from './answer-notice'
import type { DeskTexts } from './desk-texts'

/** A note on a lead. The field is emptied only when the note is kept. */
export function NoteForm({
  id,
  words,
  texts,
}: {
  id: string
  words: { readonly label: string; readonly hint: string; readonly save: string; readonly saved: string }
  texts: DeskTexts
}) {
  const {
    state: answer,
    pending,
    form,
  } = useFormAction<NoteResult>(addNote, fail('failed'), {
    onAnswer: emptyWhenDone,
  })
  // Without JavaScript the page comes anew, and with it what was refused.
  const typed = answer && !answer.ok ? answer.note : ''
  return (
    <form {...form} className="grid gap-4">
      <input type="hidden" name={LEAD_FIELD} value={id} />
      <AnswerNotice answer={answer} texts={texts} saved={words.saved} />
      <Field id="note" label={words.label} hint={words.hint}>
        {(control) => <textarea {...control} name="note" rows={5} defaultValue={typed} />}
      </Field>
      <Button type="submit" disabled={pending} className="sm:justify-self-start">
        {pending ? texts.saving : words.save}
      </Button>
    </form>
  )
}
