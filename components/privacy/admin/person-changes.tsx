import { useLocale, useTranslations } from 'next-intl'
import { Button } from '@/components/ui/button'
import { TextField } from '@/components/ui/field'
import { LocalDate } from '@/components/ui/local-date'
import { Notice } from '@/components/ui/notice'
import { useFormAction } from '@/components/ui/use-form-action'
import { formatLocale } from '@/lib/i18n/routing'
import { type LeadDetail, leadFields } from '@/lib/lead-fields'
import { correctPerson } from '@/lib/leads/follow-up/correction-actions'
import { recordObjection } from '@/lib/privacy/actions'
import type { PersonFile } from '@/lib/privacy/person-queries'
import { DataRequestError } from './notices'

/** Not the e-mail address, which identifies the person. */
const fields = leadFields.filter((field) => field.name !== 'email')

/** Corrects the details in everything that a person sent. */
export function CorrectionForm({
  address,
  details,
  onChanged,
}: {
  address: string
  details: NonNullable<PersonFile['details']>
  onChanged: () => void
}) {
  const t = useTranslations('Privacy')
  const { state, refused, pending, form } = useFormAction(correctPerson, {
    onAnswer: (next) => next?.ok && onChanged(),
  })
  const code = refused?.code
  const errorOf = (detail: LeadDetail) => {
    const own = detail === 'phone' ? 'phoneInvalid' : 'nameInvalid'
    return code === own ? t(`errors.${own}`) : undefined
  }
  return (
    <form {...form} className="grid max-w-2xl gap-4 border-t border-line pt-6" noValidate>
      <div>
        <h3>{t('correctTitle')}</h3>
        <p className="mt-1 text-quiet">{t('correctText')}</p>
      </div>
      {state?.ok && <Notice variant="good">{t('corrected', { count: state.data })}</Notice>}
      {code && code !== 'nameInvalid' && code !== 'phoneInvalid' && <DataRequestError code={code} />}
      <input type="hidden" name="address" value={address} />
      {fields.map(({ name, detail, type }) => (
        <TextField
          key={name}
          id={`correct-${name}`}
          name={name}
          label={t(`details.${name}`)}
          error={errorOf(detail)}
          type={type}
          autoComplete="off"
          maxLength={100}
          defaultValue={details[name]}
          required={detail === 'name'}
          readOnly={name === 'phone' && details.phone === address}
        />
      ))}
      <Button variant="quiet" disabled={pending} className="sm:justify-self-start">
        {pending ? t('saving') : t('correct')}
      </Button>
    </form>
  )
}

/** Records that a person objects to being contacted, or no longer does. */
export function ObjectionForm({
  person: { address, objectedAt, leadId, sections },
  onChanged,
}: {
  person: PersonFile
  onChanged: () => void
}) {
  const tag = formatLocale[useLocale()]
  const t = useTranslations('Privacy')
  const { state, refused, pending, form } = useFormAction(recordObjection, {
    onAnswer: (next) => next?.ok && onChanged(),
  })
  const button = (objects: 'yes' | 'no', label: string) => (
    <Button
      variant="quiet"
      name="objects"
      value={objects}
      disabled={pending}
      className="sm:justify-self-start"
    >
      {label}
    </Button>
  )
  const subscribed = sections.some(({ kind }) => kind === 'newsletter')
  if (!leadId && !subscribed && !state) return null
  return (
    <form {...form} className="grid max-w-2xl gap-4 border-t border-line pt-6">
      <div>
        <h3>{t('objectionTitle')}</h3>
        <p className="mt-1 text-quiet">{t('objectionText')}</p>
      </div>
      {refused && <DataRequestError code={refused.code} />}
      {state?.ok && <Notice variant="good">{t('objectionSaved')}</Notice>}
      {objectedAt && (
        <p className="font-semibold">
          {t.rich('objectedSince', { date: () => <LocalDate iso={objectedAt} siteTag={tag} /> })}
        </p>
      )}
      <input type="hidden" name="address" value={address} />
      {(!objectedAt || subscribed) && button('yes', t('object'))}
      {objectedAt && button('no', t('objectNoMore'))}
    </form>
  )
}
