'use client'

import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { PersonEmailField } from '@/components/staff/person-email-field'
import { Button } from '@/components/ui/button'
import { Notice } from '@/components/ui/notice'
import { useFormAction } from '@/components/ui/use-form-action'
import { lookUpPerson } from '@/lib/privacy/actions'
import type { DataSubjectRequestError, PersonCounts } from '@/lib/privacy/person'
import { type Result, fail } from '@/lib/result'
import { DataRequestError } from './data-request-error'
import { DataRequestResult } from './data-request-result'

/** A data subject request: looks a person up by an e-mail address, then offers the export and the erasure. */
export function DataRequest() {
  const t = useTranslations('Privacy')
  const [erased, setErased] = useState<number | null>(null)
  const {
    state: answer,
    pending,
    form,
  } = useFormAction<Result<PersonCounts, DataSubjectRequestError>>(lookUpPerson, fail('failed'), {
    onAnswer: () => setErased(null),
  })
  const person = answer?.ok ? answer.data : null
  const code = answer && !answer.ok ? answer.code : null
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
      <form {...form} className="grid max-w-xl gap-4" noValidate>
        <PersonEmailField
          name="address"
          label={t('address')}
          error={code === 'addressInvalid' ? t(`errors.${code}`) : undefined}
          defaultValue={person?.address}
        />
        <Button type="submit" disabled={pending} className="sm:justify-self-start">
          {pending ? t('lookingUp') : t('lookUp')}
        </Button>
      </form>
      {code && code !== 'addressInvalid' && <DataRequestError code={code} />}
      {erased !== null && <Notice variant="good">{t('erased', { count: erased })}</Notice>}
      {erased === null && person?.total === 0 && (
        <Notice variant="good">{t('nothing', { address: person.address })}</Notice>
      )}
      {erased === null && person && person.total > 0 && (
        <DataRequestResult key={person.address} person={person} onErased={setErased} />
      )}
    </div>
  )
}
