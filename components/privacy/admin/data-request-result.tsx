'use client'

import { Download } from 'lucide-react'
import { useLocale, useTranslations } from 'next-intl'
import { PersonEmailField } from '@/components/staff/person-email-field'
import { SectionSubtitle } from '@/components/staff/section-card'
import { Button } from '@/components/ui/button'
import { EmailAddress } from '@/components/ui/email-address'
import { Notice } from '@/components/ui/notice'
import { useFormAction } from '@/components/ui/use-form-action'
import { erasePerson } from '@/lib/privacy/actions'
import { type DataSubjectRequestError, type PersonCounts, personKinds } from '@/lib/privacy/person'
import { type Result, fail } from '@/lib/result'
import { api } from '@/lib/routes'
import { DataRequestError } from './data-request-error'
import { SharedLeads } from './shared-leads'

/** The number of rows that are kept about a person, with their export and their erasure. */
export function DataRequestResult({
  person,
  onErased,
}: {
  person: PersonCounts
  onErased: (rows: number) => void
}) {
  const locale = useLocale()
  const t = useTranslations('Privacy')
  const {
    state: answer,
    pending,
    form,
  } = useFormAction<Result<number, DataSubjectRequestError>>(erasePerson, fail('failed'), {
    onAnswer: (next) => next?.ok && onErased(next.data),
  })
  const code = answer && !answer.ok ? answer.code : null
  const { address, counts, shared } = person
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-8 border-t border-line pt-6">
      <div>
        <SectionSubtitle>
          {t.rich('foundTitle', { email: () => <EmailAddress address={address} /> })}
        </SectionSubtitle>
        <dl className="mt-3 grid max-w-md gap-1">
          {personKinds.map((kind) => (
            <div key={kind} className="flex justify-between gap-4 border-b border-line py-1.5">
              <dt>{t(`kinds.${kind}`)}</dt>
              <dd className="tabular-nums">{counts[kind]}</dd>
            </div>
          ))}
        </dl>
      </div>
      {shared.length > 0 && <SharedLeads leads={shared} />}
      <form method="post" action={api.exportPerson} className="grid justify-items-start gap-2">
        <input type="hidden" name="locale" value={locale} />
        <input type="hidden" name="address" value={address} />
        <Button type="submit" variant="quiet">
          <Download className="size-5" aria-hidden />
          {t('exportPerson')}
        </Button>
        <p className="text-small text-quiet">{t('exportHint')}</p>
      </form>
      <form {...form} className="grid max-w-xl gap-4" noValidate>
        <div>
          <SectionSubtitle>{t('eraseTitle')}</SectionSubtitle>
          <p className="mt-1 text-quiet">
            {t('eraseText')}
            {shared.length > 0 && ` ${t('eraseShared')}`}
          </p>
        </div>
        {code && code !== 'unlike' && <DataRequestError code={code} />}
        <input type="hidden" name="address" value={address} />
        <PersonEmailField
          name="confirmation"
          label={t('confirmation')}
          error={code === 'unlike' ? t(`errors.${code}`) : undefined}
        />
        <Button type="submit" variant="danger" disabled={pending} className="sm:justify-self-start">
          {pending ? t('erasing') : t('erase')}
        </Button>
      </form>
      {/* Without JavaScript nothing else says that the data is erased. */}
      {answer?.ok && <Notice variant="good">{t('erased', { count: answer.data })}</Notice>}
    </div>
  )
}
