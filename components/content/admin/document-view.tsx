import { getTranslations } from 'next-intl/server'
import { ButtonLink } from '@/components/ui/link'
import { Notice } from '@/components/ui/notice'
import { type DocumentKey, documents } from '@/lib/content/documents'
import { fieldSpec } from '@/lib/content/field-spec'
import { hasSample } from '@/lib/content/samples'
import { localePath } from '@/lib/i18n/paths'
import type { Locale } from '@/lib/i18n/routing'
import { routes } from '@/lib/routes'
import { settle } from '@/lib/settle'
import { findDocument, findVersion } from '@/lib/site-content/queries'
import { openScheduled } from '@/lib/site-content/schema'
import { passWithPasskey } from '@/lib/staff/sign-in/passkey-actions'
import { passSecondFactor } from '@/lib/staff/sign-in/second-factor-actions'
import { secondFactorStatus } from '@/lib/staff/sign-in/second-factor-queries'
import { BankProposalCard } from './bank-proposal'
import { DocumentEditor } from './editor/document-editor'
import { DocumentStateLine } from './document-state'
import { ValueList } from './value-list'

/** The reader's second factors, with actions that return to the bank details. */
async function stepUpWays(locale: Locale) {
  const { hasApp, passkeys } = await secondFactorStatus()
  const next = localePath(routes.siteDocument('bank'), locale)
  return {
    hasApp,
    hasPasskey: passkeys > 0,
    passCode: passSecondFactor.bind(null, 'app', next),
    passKey: passWithPasskey.bind(null, next),
  }
}

export type StepUpWays = Awaited<ReturnType<typeof stepUpWays>>

const load = (key: DocumentKey, restore: number | null, locale: Locale) =>
  Promise.all([
    findDocument(key),
    restore === null ? null : findVersion(key, restore),
    key === 'bank' ? stepUpWays(locale) : null,
  ])

/** A document: its form, state and history. */
export async function DocumentView({
  documentKey,
  formKey,
  restore,
  staffId,
  locale,
}: {
  documentKey: DocumentKey
  /** The key of the document's form, or of its scheduled version's. */
  formKey: string
  restore: number | null
  staffId: string
  locale: Locale
}) {
  const t = await getTranslations('Content')
  const loaded = await settle('document of the site', load(documentKey, restore, locale))
  if (!loaded.ok) return <Notice variant="alert">{t('editor.failed')}</Notice>
  const [{ live, scheduled, draft, proposal, shown, open }, former, ways] = loaded.data
  const spec = fieldSpec(documents[documentKey].schema)
  // If the version was cancelled or is now live, unsaved text moves to the published document's form.
  const own = formKey === documentKey ? null : scheduled
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
      <div className="flex flex-wrap items-start justify-between gap-4">
        <div className="grid gap-3">
          <p className="max-w-2xl text-quiet">{t(`documents.${documentKey}.about`)}</p>
          <DocumentStateLine
            documentKey={documentKey}
            live={live}
            scheduled={scheduled}
            draft={draft}
            proposal={proposal}
            isScheduledForm={own !== null}
          />
          {!live && hasSample(documentKey) && (
            <p className="text-small text-quiet">{t('states.sampleHelp')}</p>
          )}
        </div>
        <ButtonLink variant="quiet" size="small" href={routes.siteVersions(documentKey)}>
          {t('versions.link')}
        </ButtonLink>
      </div>
      {formKey !== documentKey && (
        <p className="max-w-2xl font-semibold">
          {t(`scheduled.${own ? (ways ? 'bank' : 'about') : 'gone'}`)}
        </p>
      )}
      {documentKey === 'bank' && <p className="max-w-2xl font-semibold">{t('bank.rule')}</p>}
      {proposal && ways && (
        <BankProposalCard
          spec={spec}
          proposal={proposal}
          present={shown}
          isOwn={proposal.proposedBy === staffId}
          ways={ways}
        />
      )}
      <ValueList documentKey={documentKey} />
      <DocumentEditor
        key={`${formKey} ${restore ?? ''} ${own === null}`}
        documentKey={documentKey}
        formKey={formKey}
        spec={spec}
        shown={shown}
        open={own ? openScheduled(own) : open}
        restored={former === null || restore === null ? null : { version: restore, document: former }}
        scheduled={scheduled}
        own={own}
        staffId={staffId}
        ways={ways}
      />
    </div>
  )
}
