import { useLocale, useTranslations } from 'next-intl'
import { EmailAddress, PersonEmailField } from '@/components/ui/admin/email'
import { Button } from '@/components/ui/button'
import { Day } from '@/components/ui/admin/staff-time'
import { ButtonLink } from '@/components/ui/link'
import { Notice } from '@/components/ui/notice'
import { useFormAction } from '@/components/ui/use-form-action'
import { erasePerson } from '@/lib/payments/erasure-actions'
import { type Erasure, isPhoneNumber } from '@/lib/privacy/person'
import type { PersonFile } from '@/lib/privacy/person-queries'
import { api, routes } from '@/lib/routes'
import { CorrectionForm, ObjectionForm } from './person-changes'
import { DataRequestError, ErasedNotice } from './notices'
import { PersonContent } from './person-content'
import { PersonRequests } from './person-requests'
import { SharedLeads } from './shared-leads'
import { SelectField } from '@/components/ui/field'
import { Icon } from '@/components/ui/icon'
import { useLanguageNames } from '@/lib/i18n/language-names'
import { type Locale, routing } from '@/lib/i18n/routing'

/** A person's stored data, with requests, copy, correction, objection and erasure. */
export function PersonResult({
  person,
  onErased,
  onChanged,
}: {
  person: PersonFile
  onErased: (erasure: Erasure) => void
  /** Reloads the person. */
  onChanged: () => void
}) {
  const t = useTranslations('Privacy')
  const { address, sections, total, shared, details, leadId } = person
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-8 border-t border-line pt-6">
      {total === 0 ? (
        <Notice variant="good">{t('nothing', { address })}</Notice>
      ) : (
        <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
          <h3>{t.rich('foundTitle', { email: () => <EmailAddress address={address} /> })}</h3>
          <PersonExport address={address} language={person.language} />
          <PersonContent sections={sections} />
          {leadId && (
            <ButtonLink variant="quiet" href={routes.lead(leadId)} className="justify-self-start">
              {t('sharedOpen')}
            </ButtonLink>
          )}
        </div>
      )}
      {shared.length > 0 && <SharedLeads leads={shared} />}
      <PersonRequests person={person} onChanged={onChanged} />
      {details && <CorrectionForm address={address} details={details} onChanged={onChanged} />}
      {total > 0 && <ObjectionForm person={person} onChanged={onChanged} />}
      {total > 0 && <ErasureForm person={person} onErased={onErased} />}
    </div>
  )
}

/** The address must be typed; open requests can be answered at once. */
function ErasureForm({ person, onErased }: { person: PersonFile; onErased: (erasure: Erasure) => void }) {
  const t = useTranslations('Privacy')
  const { state, refused, pending, form } = useFormAction(erasePerson, {
    onAnswer: (next) => next?.ok && onErased(next.data),
  })
  const code = refused?.code
  const { address, shared, openRequests, retainedPayments, isCharged } = person
  return (
    <form {...form} className="grid max-w-2xl gap-4 border-t border-line pt-6" noValidate>
      <div>
        <h3>{t('eraseTitle')}</h3>
        <p className="mt-1 text-quiet">
          {t('eraseText')}
          {shared.length > 0 && ` ${t('eraseShared')}`}
        </p>
        {retainedPayments && (
          <p className="mt-2 font-semibold">
            {t.rich('eraseKept', {
              count: retainedPayments.count,
              day: () => <Day day={retainedPayments.until} />,
            })}
          </p>
        )}
      </div>
      {isCharged && <Notice variant="alert">{t('eraseCharged')}</Notice>}
      {code && code !== 'unlike' && <DataRequestError code={code} />}
      <input type="hidden" name="address" value={address} />
      <PersonEmailField
        name="confirmation"
        label={t(isPhoneNumber(address) ? 'confirmationByNumber' : 'confirmation')}
        error={code === 'unlike' ? t(`errors.${code}`) : undefined}
      />
      {openRequests.length > 0 && (
        <label className="flex min-h-11 items-center gap-3">
          <input type="checkbox" name="answered" className="size-5 shrink-0" />
          {t('eraseAnswers', { count: openRequests.length })}
        </label>
      )}
      <Button variant="danger" disabled={pending} className="sm:justify-self-start">
        {pending ? t('erasing') : t('erase')}
      </Button>
      {/* The only confirmation without JavaScript. */}
      {state?.ok && <ErasedNotice erasure={state.data} />}
    </form>
  )
}

/** On a phone, labels in large letters wrap instead of widening the page. */
const button = 'wrap-anywhere max-sm:px-4'

/** Downloads a person's data as a page in their language or as JSON. It posts, because it is logged. */
function PersonExport({ address, language }: { address: string; language: Locale }) {
  const t = useTranslations('Privacy')
  const languages = useLanguageNames()
  return (
    <form method="post" action={api.exportPerson} className="grid max-w-xl gap-4">
      <input type="hidden" name="locale" value={useLocale()} />
      <input type="hidden" name="address" value={address} />
      <SelectField
        id="copy-language"
        name="language"
        label={t('copyLanguage')}
        hint={t('copyLanguageHint')}
        defaultValue={language}
        options={routing.locales.map((each) => [each, languages(each)])}
      />
      <div className="flex flex-wrap gap-3">
        <Button name="format" value="page" className={button}>
          <Icon name="staff/download" className="max-sm:hidden" />
          {t('exportPage')}
        </Button>
        <Button name="format" value="json" variant="quiet" className={button}>
          <Icon name="staff/download" className="max-sm:hidden" />
          {t('exportPerson')}
        </Button>
      </div>
      <p className="text-small text-quiet">{t('exportHint')}</p>
    </form>
  )
}
