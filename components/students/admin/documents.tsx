import { getLocale, getTranslations } from 'next-intl/server'
import { SentFileForm } from '@/components/ui/sent-file-form'
import { Badge } from '@/components/ui/admin/badge'
import { ConfirmStep } from '@/components/ui/admin/confirm-step'
import { Day, StaffTime } from '@/components/ui/admin/staff-time'
import { Button, ButtonAnchor } from '@/components/ui/button'
import { StaffCopyButton } from '@/components/ui/admin/staff-copy-button'
import { Icon } from '@/components/ui/icon'
import { Notice } from '@/components/ui/notice'
import { type Values, pageNumber } from '@/lib/address-query'
import { absolute } from '@/lib/i18n/absolute'
import { pickMessages } from '@/lib/i18n/pick-messages'
import type { Locale } from '@/lib/i18n/routing'
import { isMailOn } from '@/lib/mail/smtp'
import { sentElementId, sentOutcomes } from '@/lib/media/sent-file'
import { DOCUMENT_COPY_DAYS } from '@/lib/retention'
import { api, routes } from '@/lib/routes'
import { publishedContent } from '@/lib/site/queries'
import {
  arrivedKeys,
  documentFormId,
  documentKinds,
  staffForm,
  uploadOutcome,
} from '@/lib/students/documents'
import { studentFilters, studentsPath } from '@/lib/students/filters'
import type { FormProps } from './certificates'

/** One document: its state, its copies, and what staff can do. */
async function Item({
  papers: { id, received, files, lead_id: lead },
  form,
  document: { key, name },
  query,
}: FormProps & { document: { key: string; name: string }; query: Values }) {
  const locale = await getLocale()
  const t = await getTranslations('Papers.documents')
  const outcomes = await getTranslations('Documents.outcomes')
  const file = await getTranslations('FileField')
  const done = received.find((each) => each.key === key)
  const copies = files.filter((each) => each.key === key)
  const outcome = uploadOutcome(query, staffForm(id, key))
  const list = studentsPath(studentFilters(query), pageNumber(query)).split('?')[1] ?? ''
  const state = done ? 'received' : copies.length > 0 ? 'sent' : 'missing'
  return (
    <li className="border-t border-line pt-4">
      <p className="flex flex-wrap items-center gap-x-4 gap-y-1">
        <strong className="wrap-anywhere">{name}</strong>
        <Badge tone={done ? 'good' : copies.length > 0 ? 'waiting' : 'quiet'}>{t(`states.${state}`)}</Badge>
      </p>
      {done && (
        <p className="text-small wrap-anywhere text-quiet">
          {t.rich('receivedOn', { day: () => <Day day={done.received_on} />, who: done.received_by })}
        </p>
      )}
      {done && outcome === 'received' && (
        <div className="mt-3">
          <Notice variant="good" id={sentElementId(documentFormId(staffForm(id, key)), outcome)}>
            {outcomes(outcome)}
          </Notice>
        </div>
      )}
      <div className="mt-3 flex flex-wrap items-start gap-3">
        {copies.map((copy) => (
          <ButtonAnchor key={copy.name} variant="quiet" size="small" href={api.enrolmentDocument(copy.name)}>
            <Icon name="file-text" className="size-4" />
            <span>
              {t('copy')} <StaffTime iso={copy.created_at} />
            </span>
          </ButtonAnchor>
        ))}
        {lead && !done && (
          <>
            <Button
              size="small"
              variant={copies.length > 0 ? 'primary' : 'quiet'}
              form={form}
              name="receive"
              value={key}
            >
              {t('receive')}
              <span className="sr-only">: {name}</span>
            </Button>
            <ConfirmStep
              group={form}
              size="small"
              label={t('upload')}
              name={`${t('upload')}: ${name}`}
              open={outcome !== null || undefined}
            >
              <SentFileForm
                id={documentFormId(staffForm(id, key))}
                kinds={documentKinds}
                action={`${api.addDocument(id, key)}?${new URLSearchParams({ language: locale, query: list })}`}
                outcome={outcome}
                messages={{
                  label: name,
                  hint: t('hint', { days: DOCUMENT_COPY_DAYS }),
                  send: t('send'),
                  sending: t('sending'),
                  choose: file('choose'),
                  none: file('none'),
                  ...pickMessages(sentOutcomes, (each) => outcomes(each)),
                }}
              />
            </ConfirmStep>
          </>
        )}
        {lead && state !== 'missing' && (
          <ConfirmStep group={form} size="small" label={t('discard')} name={`${t('discard')}: ${name}`}>
            <p>{t('discardText')}</p>
            <Button size="small" variant="danger" form={form} name="discard" value={key}>
              {t('discard')}
            </Button>
          </ConfirmStep>
        )}
      </div>
    </li>
  )
}

/**
 * The checklist of documents of an enrolment, and the link by which the person sends what is missing. `query` of the
 * page's address has the outcome of an upload; `language` is the person's.
 */
export async function Documents({
  papers,
  form,
  query,
  language,
}: FormProps & { query: Values; language: Locale }) {
  const locale = await getLocale()
  const t = await getTranslations('Papers.documents')
  const { certificate } = await publishedContent()
  const listed = certificate.checklist.map(({ key, name }) => ({ key, name: name[locale] }))
  const arrived = arrivedKeys(papers)
  // Of a former checklist.
  const former = [...arrived].filter((key) => !listed.some((each) => each.key === key))
  const documents = [...listed, ...former.map((key) => ({ key, name: key }))]
  const { request, email } = papers
  const canMail = isMailOn && email !== null
  const isMissing = listed.some(({ key }) => !arrived.has(key))
  return (
    <section aria-labelledby={`${form}-documents`} className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <h3 id={`${form}-documents`}>{t('title')}</h3>
      {documents.length === 0 && <p>{t('noneAsked')}</p>}
      <ul className="grid grid-cols-[minmax(0,1fr)] gap-4 empty:hidden">
        {documents.map((document) => (
          <Item key={document.key} document={document} papers={papers} form={form} query={query} />
        ))}
      </ul>
      {papers.lead_id && isMissing && (
        <div className="flex flex-wrap items-start gap-3 border-t border-line pt-4">
          <ConfirmStep group={form} size="small" label={t(request ? 'askAgain' : 'ask')}>
            <p className="wrap-anywhere">{canMail ? t('askMail', { email }) : t('askLink')}</p>
            {request && <p>{t('askEnds')}</p>}
            <Button size="small" form={form} name="ask" value="ask">
              {t(canMail ? 'askSend' : 'askMake')}
            </Button>
          </ConfirmStep>
          {request && (
            <>
              <StaffCopyButton
                text={absolute(routes.documents(request.token), language)}
                label={t('copyLink')}
                size="small"
              />
              <span className="self-center text-small text-quiet">
                {t('askedOn')} <StaffTime iso={request.created_at} />
              </span>
            </>
          )}
        </div>
      )}
    </section>
  )
}
