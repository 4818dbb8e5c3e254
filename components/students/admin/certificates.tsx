import { getLocale, getTranslations } from 'next-intl/server'
import { Badge } from '@/components/ui/admin/badge'
import { ConfirmStep } from '@/components/ui/admin/confirm-step'
import { Day } from '@/components/ui/admin/staff-time'
import { Button, ButtonAnchor } from '@/components/ui/button'
import { StaffCopyButton } from '@/components/ui/admin/staff-copy-button'
import { TextField } from '@/components/ui/field'
import { Icon } from '@/components/ui/icon'
import { absolute } from '@/lib/i18n/absolute'
import { type Locale, languageName, routing } from '@/lib/i18n/routing'
import { api, routes } from '@/lib/routes'
import { currentStaff } from '@/lib/staff/queries'
import { type Certificate, NAME_LENGTH, isStatement, isValid } from '@/lib/students/certificate'
import type { EnrolmentPapers } from '@/lib/students/paper-queries'
import { NAME_FIELD, REASON_FIELD, REASON_LENGTH } from '@/lib/students/register'

export interface FormProps {
  readonly papers: EnrolmentPapers
  readonly form: string
}

interface CertificatesProps extends FormProps {
  /** The person's. */
  readonly language: Locale
}

/** With downloads, the address to pass on, and for admins the withdrawal, if it is valid. */
async function Item({
  certificate,
  papers,
  form,
  language,
}: CertificatesProps & { certificate: Certificate }) {
  const locale = await getLocale()
  const t = await getTranslations('Papers.certificates')
  const staff = await currentStaff()
  const { id, label, name, issued_on, issued_by, withdrawn_on, withdrawn_reason } = certificate
  const page = isValid(certificate) && routes.certificate(certificate.code)
  return (
    <li className="border-t border-line pt-4">
      <p className="flex flex-wrap items-center gap-x-4 gap-y-1">
        <strong>{label}</strong>
        <span className="wrap-anywhere">{name ?? t('erased')}</span>
        <Badge tone={withdrawn_on ? 'alert' : 'good'}>{t(withdrawn_on ? 'withdrawn' : 'valid')}</Badge>
      </p>
      <p className="text-small wrap-anywhere text-quiet">
        {t.rich('issuedOn', { day: () => <Day day={issued_on} />, who: issued_by })}
      </p>
      {withdrawn_on && (
        <p className="text-small wrap-anywhere text-quiet">
          {t.rich('withdrawnOn', { day: () => <Day day={withdrawn_on} />, reason: withdrawn_reason ?? '–' })}
        </p>
      )}
      {page && (
        <div className="mt-3 flex flex-wrap items-start gap-3">
          {routing.locales.map((each) => (
            <ButtonAnchor key={each} variant="quiet" size="small" href={api.certificate(papers.id, each)}>
              <Icon name="file-text" className="size-4" />
              {t('download', { language: languageName(each, locale) })}
            </ButtonAnchor>
          ))}
          <ButtonAnchor variant="quiet" size="small" href={absolute(page, locale)}>
            {t('check')}
          </ButtonAnchor>
          <StaffCopyButton text={absolute(page, language)} label={t('copy')} size="small" />
          {staff?.role === 'admin' && (
            <ConfirmStep group={form} size="small" label={t('withdraw')}>
              <p>{t('withdrawText')}</p>
              <TextField
                form={form}
                id={`${form}-reason`}
                name={REASON_FIELD}
                label={t('reason')}
                maxLength={REASON_LENGTH}
                autoComplete="off"
              />
              <Button size="small" variant="danger" form={form} name="withdraw" value={id}>
                {t('withdraw')}
              </Button>
            </ConfirmStep>
          )}
        </div>
      )}
    </li>
  )
}

/** The certificates of an enrolment: issued once it is finished, downloaded, and withdrawn by admins. */
export async function Certificates({ papers, form, language }: CertificatesProps) {
  const t = await getTranslations('Papers.certificates')
  const issue = t(isStatement(papers.level) ? 'issue.statement' : 'issue.certificate')
  const canIssue = papers.lead_id !== null && papers.certificates.every(({ withdrawn_on }) => withdrawn_on)
  return (
    <section aria-labelledby={`${form}-title`} className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <h3 id={`${form}-title`}>{t('title')}</h3>
      {papers.certificates.length > 0 && (
        <ul className="grid grid-cols-[minmax(0,1fr)] gap-4">
          {papers.certificates.map((certificate) => (
            <Item key={certificate.id} {...{ certificate, papers, form, language }} />
          ))}
        </ul>
      )}
      {canIssue &&
        (papers.state === 'finished' ? (
          <ConfirmStep group={form} size="small" variant="primary" label={issue}>
            <TextField
              form={form}
              id={`${form}-name`}
              name={NAME_FIELD}
              label={t('name')}
              hint={t('nameHint')}
              defaultValue={papers.name ?? ''}
              maxLength={NAME_LENGTH}
              autoComplete="off"
            />
            <p>{t('issueText')}</p>
            <Button size="small" form={form} name="issue" value="issue">
              {issue}
            </Button>
          </ConfirmStep>
        ) : (
          <p className="text-quiet">{t('notFinished')}</p>
        ))}
    </section>
  )
}
