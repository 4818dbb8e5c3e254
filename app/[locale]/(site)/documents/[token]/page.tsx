import { getLocale, getTranslations } from 'next-intl/server'
import { SentFileForm } from '@/components/ui/sent-file-form'
import { ContactLinks } from '@/components/payments/contact-links'
import { CardPage } from '@/components/site/page-hero'
import { unlistedMetadataOf } from '@/components/site/document/page-metadata'
import { Notice } from '@/components/ui/notice'
import { pickMessages } from '@/lib/i18n/pick-messages'
import { sentElementId, sentOutcomes } from '@/lib/media/sent-file'
import { DOCUMENT_COPY_DAYS } from '@/lib/retention'
import { api } from '@/lib/routes'
import { settle } from '@/lib/settle'
import { siteContent } from '@/lib/site/queries'
import { askedDocuments } from '@/lib/students/link-queries'
import { documentFormId, documentKinds, uploadOutcome } from '@/lib/students/documents'

export const generateMetadata = () => unlistedMetadataOf('documents')

/** Where a student sends documents, each once, by the link of an e-mail. */
export default async function DocumentsPage({
  params,
  searchParams,
}: PageProps<'/[locale]/documents/[token]'>) {
  const locale = await getLocale()
  const t = await getTranslations('Documents')
  const file = await getTranslations('FileField')
  const { token } = await params
  const query = await searchParams
  const { certificate } = await siteContent()
  const found = await settle('askedDocuments', askedDocuments(token))
  if (!found.ok || !found.data)
    return (
      <CardPage title={t('title')}>
        <Notice variant="alert">{t(found.ok ? 'gone' : 'unreachable')}</Notice>
        <div className="mt-5">
          <ContactLinks />
        </div>
      </CardPage>
    )
  const asked = found.data.map((each) => ({
    ...each,
    name: certificate.checklist.find(({ key }) => key === each.key)?.name[locale] ?? each.key,
    outcome: uploadOutcome(query, each.key),
  }))
  return (
    <CardPage title={t('title')}>
      <p>
        {asked.every(({ is_sent }) => is_sent) ? t('complete') : t('intro', { days: DOCUMENT_COPY_DAYS })}
      </p>
      <ul className="mt-6 grid grid-cols-[minmax(0,1fr)] gap-6">
        {asked.map(({ key, name, is_sent, outcome }) => (
          <li key={key} className="border-t border-line pt-6">
            {is_sent ? (
              <Notice
                variant="good"
                id={outcome ? sentElementId(documentFormId(key), 'received') : undefined}
              >
                {t('sent', { document: name })}
              </Notice>
            ) : (
              <SentFileForm
                id={documentFormId(key)}
                kinds={documentKinds}
                action={`${api.sendDocument(token, key)}?language=${locale}`}
                outcome={outcome}
                messages={{
                  label: name,
                  hint: t('hint'),
                  send: t('send'),
                  sending: t('sending'),
                  choose: file('choose'),
                  none: file('none'),
                  ...pickMessages(sentOutcomes, (each) => t(`outcomes.${each}`)),
                }}
              />
            )}
          </li>
        ))}
      </ul>
    </CardPage>
  )
}
