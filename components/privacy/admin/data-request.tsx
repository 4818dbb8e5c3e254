'use client'

import { useLocale, useTranslations } from 'next-intl'
import { useState } from 'react'
import { Button } from '@/components/ui/button'
import { TextField } from '@/components/ui/field'
import { useFormAction } from '@/components/ui/use-form-action'
import { lookUpPerson } from '@/lib/privacy/actions'
import type { DataSubjectRequestError, Erasure } from '@/lib/privacy/person'
import type { Found, PersonFile } from '@/lib/privacy/person-queries'
import { type Result, ok } from '@/lib/result'
import { DataRequestError, ErasedNotice } from './notices'
import { PersonMatches } from './person-matches'
import { PersonResult } from './person-result'

type Answer = Result<Found, DataSubjectRequestError>

/**
 * A data subject request: looks up a person (by name or phone via a list of matches), then shows all stored data with
 * its actions.
 * @param initial the person in the page's address.
 */
export function DataRequest({ initial }: { initial: PersonFile | null }) {
  const locale = useLocale()
  const t = useTranslations('Privacy')
  const [erased, setErased] = useState<Erasure | null>(null)
  const [renewed, setRenewed] = useState<Answer | null>(null)
  const { state, refused, pending, form } = useFormAction(lookUpPerson, {
    onAnswer: () => {
      setErased(null)
      setRenewed(null)
    },
  })
  const answer = renewed ?? state ?? (initial && ok({ person: initial }))
  const found = answer?.ok ? answer.data : null
  const person = found && 'person' in found ? found.person : null
  const code = refused?.code

  /** On failure the old data stays. */
  async function renew(address: string) {
    const again = new FormData()
    again.set('address', address)
    again.set('locale', locale)
    const next = await lookUpPerson(null, again).catch(() => null)
    if (next?.ok) setRenewed(next)
  }

  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
      <form {...form} className="grid grid-cols-[minmax(0,1fr)] gap-6" noValidate>
        <div className="grid max-w-xl gap-4">
          <input type="hidden" name="locale" value={locale} />
          <TextField
            name="query"
            label={t('query')}
            hint={t('queryHint')}
            error={code === 'searchTooShort' ? t(`errors.${code}`) : undefined}
            type="text"
            autoComplete="off"
            maxLength={254}
            defaultValue={initial?.address}
            required
          />
          <Button disabled={pending} className="sm:justify-self-start">
            {pending ? t('lookingUp') : t('lookUp')}
          </Button>
        </div>
        {found && 'matches' in found && <PersonMatches {...found} pending={pending} />}
      </form>
      {code && code !== 'searchTooShort' && <DataRequestError code={code} />}
      {erased && <ErasedNotice erasure={erased} />}
      {!erased && person && (
        <PersonResult
          key={person.address}
          person={person}
          onErased={setErased}
          onChanged={() => renew(person.address)}
        />
      )}
    </div>
  )
}
