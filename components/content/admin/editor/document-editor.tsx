'use client'

import { useTranslations } from 'next-intl'
import { useEffect, useRef, useState } from 'react'
import { DraftOffer } from '@/components/posts/admin/editor/draft-offer'
import { useLeaveGuard } from '@/components/posts/admin/editor/leave-guard'
import { useFormKeys } from '@/components/posts/admin/editor/shortcuts'
import { SectionCard } from '@/components/staff/admin/page-parts'
import { announceFilled } from '@/components/ui/filled-fields'
import { Notice } from '@/components/ui/notice'
import type { FieldSpec } from '@/lib/content/field-spec'
import { saveContentDraft } from '@/lib/site-content/actions'
import type { ContentVersion, OpenDocument } from '@/lib/site-content/schema'
import { ConflictPanel } from './conflict-panel'
import { DocumentNotice } from './document-notice'
import type { StepUpWays } from '../document-view'
import { ContentForm, useDocumentForm } from '@/components/content/admin/form/content-form'
import { PreviewPanel } from './preview-panel'
import { PublishStep } from './publish-step'
import { SaveBar } from './save-bar'
import { StepUp } from './step-up'
import { useDocumentSaving } from './use-document-saving'
import { WithdrawSteps } from './withdraw-steps'

/** A document's form with all its actions. No error of any kind loses typed text. */
export function DocumentEditor({
  documentKey,
  formKey,
  spec,
  shown,
  open,
  restored,
  scheduled,
  own,
  staffId,
  ways,
}: {
  documentKey: string
  /** The key of the document's form, or of its scheduled version's. */
  formKey: string
  spec: FieldSpec
  shown: unknown
  open: OpenDocument
  /** A former version to restore. */
  restored: { readonly version: number; readonly document: unknown } | null
  scheduled: ContentVersion | null
  /** Set if the form edits the scheduled version. */
  own: ContentVersion | null
  staffId: string
  /** The second factors, for the bank details only. */
  ways: StepUpWays | null
}) {
  const t = useTranslations('Content.editor')
  // Later renders bring newer data, which the form does not show.
  const [first] = useState({ open, restored })
  const form = useDocumentForm(spec, (first.restored ?? first.open).document)
  const saving = useDocumentSaving({
    form,
    spec,
    formKey,
    open: first.open,
    restored: first.restored !== null,
    staffId,
  })
  const { offer, theirs, answer, busy, dirty } = saving
  const [waiting, setWaiting] = useState<ReadonlySet<string>>(new Set())
  const [asked, setAsked] = useState<'now' | 'later' | null>(null)
  const box = useRef<HTMLFormElement>(null)
  const act = ways ? 'propose' : own ? 'schedule' : 'publish'
  // Scheduled bank details are cancelled and proposed again.
  const isBlocked = offer !== null || theirs !== null || (ways !== null && own !== null)

  const save = (act: 'save' | 'preview') => {
    announceFilled(box.current, form.getValues)
    return saving.save(act, (document, base) => saveContentDraft(documentKey, document, base))
  }
  const ask = (when: 'now' | 'later') => {
    announceFilled(box.current, form.getValues)
    setAsked(when)
  }
  const store = () => {
    if (asked || isBlocked || waiting.size > 0) return
    if (own) ask('now')
    else void save('save')
  }

  useLeaveGuard(
    waiting.size > 0 ||
      (dirty &&
        !(
          saving.kept &&
          answer?.done === 'refused' &&
          // Their links lead to another page and back.
          (answer.code === 'notAuthenticated' || answer.code === 'stepUp')
        )),
    t('leaveQuestion'),
  )
  useFormKeys({ save: store })
  useEffect(() => {
    // A reload would restore the former version again.
    if (first.restored && answer && answer.done !== 'refused')
      window.history.replaceState(null, '', window.location.pathname)
  }, [answer, first])

  return (
    // Submitting a nested form is not leaving.
    <div data-guarded className="grid grid-cols-[minmax(0,1fr)] gap-6">
      {offer && (
        <DraftOffer at={offer.at} onRestore={() => saving.restore(offer)} onDiscard={saving.dropOffer} />
      )}
      {first.restored && !answer && (
        <Notice variant="good">{t('restored', { version: String(first.restored.version) })}</Notice>
      )}
      {theirs ? (
        <ConflictPanel
          key={answer?.number}
          documentKey={documentKey}
          spec={spec}
          mine={saving.read()}
          theirs={theirs}
          onDecided={saving.decide}
        />
      ) : (
        answer && (
          <DocumentNotice
            key={answer.number}
            answer={answer}
            documentKey={documentKey}
            spec={spec}
            form={form}
          />
        )
      )}
      {ways && answer?.done === 'refused' && answer.code === 'stepUp' && <StepUp ways={ways} />}
      <form
        ref={box}
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          store()
        }}
        className="rounded-card border border-line bg-raised px-5 pt-5 sm:px-7 sm:pt-7"
      >
        <p className="mb-5 text-small text-quiet">{t('required')}</p>
        <fieldset disabled={isBlocked} className="mb-6 disabled:opacity-60">
          <ContentForm
            documentKey={documentKey}
            spec={spec}
            form={form}
            onWaiting={(id, isWaiting) =>
              setWaiting((ids) => {
                const others = [...ids].filter((each) => each !== id)
                return new Set(isWaiting ? [...others, id] : others)
              })
            }
          />
        </fieldset>
        <SaveBar
          saving={saving}
          isBlocked={isBlocked}
          isWaiting={waiting.size > 0}
          act={act}
          onPublish={() => ask('now')}
          onSchedule={act === 'publish' && !scheduled ? () => ask('later') : undefined}
          onShowMissing={saving.showMissing}
        />
      </form>
      {asked && (
        <PublishStep
          documentKey={documentKey}
          spec={spec}
          shown={shown}
          scheduled={scheduled}
          act={act}
          isLater={asked === 'later'}
          saving={saving}
          onClose={() => setAsked(null)}
        />
      )}
      <SectionCard id="preview" title={t('previewTitle')}>
        <PreviewPanel
          key={own?.liveFrom}
          asOf={own?.liveFrom}
          before={own ? undefined : () => save('preview')}
          isDisabled={!own && (busy !== null || isBlocked || waiting.size > 0)}
        />
      </SectionCard>
      <WithdrawSteps
        documentKey={documentKey}
        saving={saving}
        scheduled={scheduled}
        isDisabled={busy !== null || offer !== null || theirs !== null}
      />
    </div>
  )
}
