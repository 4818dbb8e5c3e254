'use client'

import { useTranslations } from 'next-intl'
import { useEffect, useRef, useState } from 'react'
import { useLeaveGuard } from '@/components/posts/admin/editor/leave-guard'
import { useSaveShortcut } from '@/components/posts/admin/editor/shortcuts'
import { SectionCard } from '@/components/staff/admin/section-card'
import { announceFilled } from '@/components/ui/filled-fields'
import { Notice } from '@/components/ui/notice'
import type { FieldSpec } from '@/lib/content/field-spec'
import { publishContent, saveContentDraft } from '@/lib/site-content/actions'
import { proposeBankDetails } from '@/lib/site-content/bank-actions'
import type { ContentPreview, OpenDocument, VersionLine } from '@/lib/site-content/schema'
import { ConflictPanel } from './conflict-panel'
import { DocumentNotice } from './document-notice'
import { ContentForm, useDocumentForm } from './form/content-form'
import { KeptOffer } from './kept-offer'
import { PreviewPanel } from './preview-panel'
import { SaveBar } from './save-bar'
import { StepUp, type StepUpWays } from './step-up'
import { useDocumentSaving } from './use-document-saving'
import { WithdrawSteps } from './withdraw-steps'
import { ScheduleStep } from './schedule-step'

/** A document's form with all that can be done with it. No error, of whatever kind, loses what was typed. */
export function DocumentEditor({
  documentKey,
  spec,
  open,
  restored,
  scheduled,
  preview,
  staffId,
  ways,
}: {
  documentKey: string
  spec: FieldSpec
  open: OpenDocument
  /** A former version, to be put into the form. */
  restored: { readonly version: number; readonly document: unknown } | null
  scheduled: VersionLine | null
  preview: ContentPreview | null
  staffId: string
  /** How the reader proves the second factor, for the bank details; null for any other document. */
  ways: StepUpWays | null
}) {
  const t = useTranslations('Content.editor')
  // A later rendering brings what was stored since, which the form does not show.
  const [first] = useState({ open, restored })
  const form = useDocumentForm(spec, (first.restored ?? first.open).document)
  const saving = useDocumentSaving({
    form,
    spec,
    documentKey,
    open: first.open,
    restored: first.restored !== null,
    staffId,
  })
  const { offer, theirs, answer, busy, dirty } = saving
  const [waiting, setWaiting] = useState<ReadonlySet<string>>(new Set())
  const box = useRef<HTMLFormElement>(null)
  const isBlocked = offer !== null || theirs !== null
  const isBank = ways !== null
  const mayNotStore = busy !== null || isBlocked || waiting.size > 0

  const save = (act: 'save' | 'preview') => {
    announceFilled(box.current, form.getValues)
    return saving.save(act, (document, base) => saveContentDraft(documentKey, document, base))
  }
  const publish = (at: string | null) => {
    announceFilled(box.current, form.getValues)
    return saving.publish(at === null ? 'publish' : 'schedule', (document, base) =>
      isBank ? proposeBankDetails(document, base, at) : publishContent(documentKey, document, base, at),
    )
  }

  useLeaveGuard(
    waiting.size > 0 ||
      (dirty &&
        !(
          saving.kept &&
          answer?.done === 'refused' &&
          // Their ways on lead to another page and back.
          (answer.code === 'notAuthenticated' || answer.code === 'stepUp')
        )),
    t('leaveQuestion'),
  )
  useSaveShortcut(() => !isBlocked && waiting.size === 0 && void save('save'))
  useEffect(() => {
    // Reloading would otherwise put the former version into the form once more.
    if (answer && answer.done !== 'refused') window.history.replaceState(null, '', window.location.pathname)
  }, [answer])

  return (
    // A form inside is part of this one: to send it is not to leave.
    <div data-guarded className="grid grid-cols-[minmax(0,1fr)] gap-6">
      {offer && (
        <KeptOffer kept={offer} onRestore={() => saving.restore(offer)} onDiscard={saving.dropOffer} />
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
          if (!isBlocked && waiting.size === 0) void save('save')
        }}
        className="rounded-card border border-line bg-raised px-5 pt-5 sm:px-7 sm:pt-7"
      >
        <p className="mb-5 text-small text-quiet">{t('required')}</p>
        {/* What has the focus must not lie under the bar at the bottom. */}
        <fieldset disabled={isBlocked} className="mb-6 min-w-0 **:scroll-mb-20 disabled:opacity-60">
          <ContentForm
            documentKey={documentKey}
            spec={spec}
            form={form}
            onWaiting={(name, isWaiting) =>
              setWaiting((names) => {
                const others = [...names].filter((each) => each !== name)
                return new Set(isWaiting ? [...others, name] : others)
              })
            }
          />
        </fieldset>
        <SaveBar
          saving={saving}
          isBlocked={isBlocked}
          isWaiting={waiting.size > 0}
          isBank={isBank}
          onPublish={() => void publish(null)}
          onShowMissing={saving.showMissing}
        />
      </form>
      <SectionCard id="preview" title={t('previewTitle')}>
        <PreviewPanel present={preview} before={() => save('preview')} isDisabled={mayNotStore} />
      </SectionCard>
      <SectionCard id="more" title={t('moreTitle')}>
        <div className="flex flex-wrap items-start gap-3">
          {/* Only one version of a document can wait for its moment. */}
          {!scheduled && (
            <ScheduleStep
              isBank={isBank}
              isDisabled={mayNotStore}
              isBusy={busy === 'schedule'}
              answer={answer}
              onSchedule={(at) => void publish(at)}
            />
          )}
          <WithdrawSteps
            documentKey={documentKey}
            saving={saving}
            scheduled={scheduled}
            isDisabled={busy !== null || isBlocked}
          />
        </div>
      </SectionCard>
    </div>
  )
}
