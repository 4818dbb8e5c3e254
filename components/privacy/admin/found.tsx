'use client'

import { Download } from 'lucide-react'
import { EmailAddress } from '@/components/leads/admin/email-address'
import { SectionSubtitle } from '@/components/staff/section-card'
import { Button } from '@/components/ui/button'
import { Field } from '@/components/ui/field'
import { FilledText } from '@/components/ui/filled-text'
import { Notice } from '@/components/ui/notice'
import { useFormAction } from '@/components/ui/use-form-action'
import { erasePerson } from '@/lib/privacy/actions'
import { type DataSubjectRequestError, type PersonCounts, personKinds } from '@/lib/privacy/schema'
import { type Result, fail } from '@/lib/result'
import type { PrivacyTexts } from './desk-texts'
import { PersonAlert } from './person-alert'
import { Shared } from './shared'

/** What is kept about a person, in numbers; the file of it, and its end. */
export function Found({
  person,
  texts,
  onErased,
}: {
  person: PersonCounts
  texts: PrivacyTexts
  onErased: (rows: number) => void
}) {
  const {
    state: answer,
    pending,
    form,
  } = useFormAction<Result<number, DataSubjectRequestError>>(erasePerson, fail('failed'), {
    onAnswer: (next) => next?.ok && onErased(next.data),
  })
  const { address, counts, shared } = person
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-8 border-t border-line pt-6">
      <div>
        <SectionSubtitle>
          <FilledText text={texts.foundTitle} parts={{ address: <EmailAddress address={address} /> }} />
        </SectionSubtitle>
        <dl className="mt-3 grid max-w-md gap-1">
          {personKinds.map((kind) => (
            <div key={kind} className="flex justify-between gap-4 border-b border-line py-1.5">
              <dt>{texts.kinds[kind]}</dt>
              <dd className="tabular-nums">{counts[kind]}</dd>
            </div>
          ))}
        </dl>
      </div>
      {shared.length > 0 && <Shared leads={shared} texts={texts} />}
      <form method="post" action="/api/exports/person" className="grid justify-items-start gap-2">
        <input type="hidden" name="locale" value={texts.locale} />
        <input type="hidden" name="address" value={address} />
        <Button type="submit" variant="quiet">
          <Download className="size-5" aria-hidden />
          {texts.exportPerson}
        </Button>
        <p className="text-small text-quiet">{texts.exportHint}</p>
      </form>
      <form {...form} className="grid max-w-xl gap-4" noValidate>
        <div>
          <SectionSubtitle>{texts.eraseTitle}</SectionSubtitle>
          <p className="mt-1 text-quiet">
            {texts.eraseText}
            {shared.length > 0 && ` ${texts.eraseShared}`}
          </p>
        </div>
        {answer && !answer.ok && answer.code !== 'unlike' && <PersonAlert code={answer.code} texts={texts} />}
        <input type="hidden" name="address" value={address} />
        <Field
          id="confirmation"
          label={texts.confirmation}
          error={answer && !answer.ok && answer.code === 'unlike' ? texts.errors.unlike : undefined}
        >
          {(control) => (
            <input
              {...control}
              type="email"
              name="confirmation"
              autoComplete="off"
              maxLength={254}
              required
            />
          )}
        </Field>
        <Button type="submit" variant="danger" disabled={pending} className="sm:justify-self-start">
          {pending ? texts.erasing : texts.erase}
        </Button>
      </form>
      {/* Without JavaScript nothing else tells that it is done. */}
      {answer?.ok && (
        <Notice variant="good">{texts.erased[2].replace('{count}', String(answer.data))}</Notice>
      )}
    </div>
  )
}
