'use client'

import { useState } from 'react'
import { Button } from '@/components/ui/button'
import { Field } from '@/components/ui/field'
import { Notice } from '@/components/ui/notice'
import { lookUpPerson } from '@/lib/privacy/actions'
import type { DataSubjectRequestError, PersonCounts } from '@/lib/privacy/schema'
import { type Result, fail } from '@/lib/result'
import { useFormAction } from '@/components/ui/use-form-action'
import type { PrivacyTexts } from './desk-texts'
import { Found } from './found'
import { PersonAlert } from './person-alert'

/** One person by an e-mail address: what is kept about them, and what can be done with it. */
export function PersonDesk({ texts }: { texts: PrivacyTexts }) {
  const [erased, setErased] = useState<number | null>(null)
  const {
    state: answer,
    pending,
    form,
  } = useFormAction<Result<PersonCounts, DataSubjectRequestError>>(lookUpPerson, fail('failed'), {
    onAnswer: () => setErased(null),
  })
  const found = answer?.ok ? answer.data : null
  const [none, one, many] = texts.erased
  const gone = erased === 0 ? none : erased === 1 ? one : many.replace('{count}', String(erased))
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
      <form {...form} className="grid max-w-xl gap-4" noValidate>
        <Field
          id="address"
          label={texts.address}
          hint={texts.addressHint}
          error={
            answer && !answer.ok && answer.code === 'addressInvalid' ? texts.errors.addressInvalid : undefined
          }
        >
          {(control) => (
            <input
              {...control}
              type="email"
              name="address"
              autoComplete="off"
              maxLength={254}
              defaultValue={found?.address}
              required
            />
          )}
        </Field>
        <Button type="submit" disabled={pending} className="sm:justify-self-start">
          {pending ? texts.looking : texts.look}
        </Button>
      </form>
      {answer && !answer.ok && answer.code !== 'addressInvalid' && (
        <PersonAlert code={answer.code} texts={texts} />
      )}
      {erased !== null && <Notice variant="good">{gone}</Notice>}
      {erased === null && found?.total === 0 && (
        <Notice variant="good">{texts.nothing.replace('{address}', () => found.address)}</Notice>
      )}
      {erased === null && found && found.total > 0 && (
        <Found key={found.address} person={found} texts={texts} onErased={setErased} />
      )}
    </div>
  )
}
