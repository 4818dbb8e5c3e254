import { getTranslations } from 'next-intl/server'
import { CardPage } from '@/components/site/page-hero'
import { unlistedMetadataOf } from '@/components/site/document/page-metadata'
import { ConfirmButtonForm } from '@/components/ui/confirm-button-form'
import { Notice } from '@/components/ui/notice'
import { confirmRequest } from '@/lib/privacy/request-actions'
import { requestOf } from '@/lib/privacy/queries'
import { settle } from '@/lib/settle'

export const generateMetadata = () => unlistedMetadataOf('privacyRequestConfirm')

/** Confirms a visitor's privacy request. Opening it confirms nothing. */
export default async function ConfirmRequestPage({
  searchParams,
}: PageProps<'/[locale]/privacy-request/confirm'>) {
  const [t, query] = await Promise.all([getTranslations('PrivacyRequest'), searchParams])
  const token = [query.token].flat()[0] ?? ''
  const found = await settle('requestOf', requestOf(token))
  return (
    <CardPage title={t('confirm.title')}>
      {!found.ok ? (
        <Notice variant="alert">{t('confirm.failed')}</Notice>
      ) : !found.data ? (
        <Notice variant="alert">{t('confirm.gone')}</Notice>
      ) : found.data.state === 'confirmed' ? (
        <Notice variant="good">{t('confirm.confirmed')}</Notice>
      ) : (
        <ConfirmButtonForm
          token={token}
          action={confirmRequest}
          messages={{
            ask: t('confirm.ask', { request: t(`requests.${found.data.kind}`) }),
            confirm: t('confirm.button'),
            sending: t('confirm.sending'),
            confirmed: t('confirm.confirmed'),
            gone: t('confirm.gone'),
            failed: t('confirm.failed'),
          }}
        />
      )}
    </CardPage>
  )
}
