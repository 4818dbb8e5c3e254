'use client'

import { zodResolver } from '@hookform/resolvers/zod'
import { X } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { useForm, useWatch } from 'react-hook-form'
import { Notice } from '@/components/ui/notice'
import { type PostBase, type PostFieldCode, type PostInput, postSchema } from '@/lib/posts/form'
import { ContentField } from './content-field'
import { fieldError } from './field-error'
import { DraftOffer } from './drafts'
import { useLeaveGuard } from './leave-guard'
import { MainFields } from './main-fields'
import { type OpenPost, isNew, newBase } from './open-post'
import { PreviewLinkPanel } from './preview-link-panel'
import { ClassificationFields, StatusFields } from './publishing-fields'
import { ReaderFields } from './reader-fields'
import { RevisionsPanel } from './revisions-panel'
import { SaveBar } from './save-bar'
import { SaveNotice } from './save-notice'
import { useSaveShortcut } from './shortcuts'
import { useUploads } from './uploads'
import { usePostSaving } from './use-post-saving'

const scrollIntoView = (element: HTMLElement | null) => element?.scrollIntoView({ block: 'nearest' })

/**
 * The form of Blog Admin. Its button saves and closes, Ctrl+S saves and leaves it open. No error, of whatever kind,
 * loses what was typed.
 */
export function PostEditor({
  open,
  staffId,
  onClose,
  onStored,
}: {
  open: OpenPost
  staffId: string
  onClose: () => void
  /** The post was saved; `closes` when the form may close. */
  onStored: (base: PostBase, closes: boolean) => void
}) {
  const t = useTranslations('Posts.editor')
  const form = useForm<PostInput>({
    resolver: zodResolver(postSchema, undefined, { raw: true }),
    defaultValues: open.input,
  })
  const { register, control, formState } = form
  const saving = usePostSaving(form, open, staffId)
  const pictures = useUploads()
  const featured = useUploads()
  const waiting = pictures.uploads.length + featured.uploads.length > 0
  const { base, dirty, offer, error } = saving
  const language = useWatch({ control, name: 'language' })
  const errorOf = (name: keyof PostInput) => {
    const code = formState.errors[name]?.message as PostFieldCode | undefined
    return code && fieldError(t, code)
  }
  const missing = [formState.errors.title, formState.errors.content].some(
    (each) => each?.message === 'titleAndContentRequired',
  )

  function save(closes: boolean, over: PostBase = base) {
    if (offer) return
    void form.handleSubmit(
      async (input) => {
        const stored = await saving.save(input, over)
        if (stored) onStored(stored.base, closes && stored.complete && !waiting)
      },
      () => saving.clearError(),
    )()
  }

  function close() {
    if ((dirty || waiting) && !window.confirm(t('discardQuestion'))) return
    if (dirty) saving.discard()
    onClose()
  }

  // Whoever must sign in again finds the text in the browser's storage; nothing is lost by leaving.
  useLeaveGuard(
    waiting || (dirty && !(error?.code === 'notAuthenticated' && saving.kept)),
    t('leaveQuestion'),
  )
  useSaveShortcut(() => save(false))

  return (
    <form
      data-editor
      onSubmit={(event) => {
        event.preventDefault()
        save(true)
      }}
      // A picture that is dropped beside its field must not replace the page.
      onDragOver={(event) => event.dataTransfer.types.includes('Files') && event.preventDefault()}
      onDrop={(event) => event.dataTransfer.types.includes('Files') && event.preventDefault()}
      noValidate
      className="grid gap-6 rounded-card border border-line bg-raised p-5 sm:p-8 xl:relative xl:left-1/2 xl:w-[min(100vw-5rem,84rem)] xl:-translate-x-1/2"
    >
      <div className="flex items-start justify-between gap-4">
        <h2 className="text-h3">{isNew(base) ? t('createTitle') : t('editTitle')}</h2>
        <button
          type="button"
          aria-label={t('close')}
          onClick={close}
          disabled={saving.saving}
          className="-mt-2 -mr-2 grid size-11 shrink-0 place-items-center rounded-full hover:bg-clay"
        >
          <X className="size-6" aria-hidden />
        </button>
      </div>
      {offer && (
        <DraftOffer draft={offer} onRestore={() => saving.restore(offer)} onDiscard={saving.discard} />
      )}
      {/* What has the focus, and what has just appeared, must not lie under the bar at the bottom. */}
      <fieldset disabled={offer !== null} className="grid min-w-0 gap-6 **:scroll-mb-20 disabled:opacity-60">
        <MainFields key={offer?.at} form={form} isNew={isNew(base)} pictures={featured} errorOf={errorOf} />
        <ContentField
          control={control}
          registration={register('content')}
          pictures={pictures}
          error={errorOf('content')}
        />
        <div className="grid gap-6 border-t border-line pt-6 sm:grid-cols-2 [&_input,&_select]:min-h-14">
          <StatusFields form={form} errorOf={errorOf} />
          <ClassificationFields form={form} postId={base.id} errorOf={errorOf} />
        </div>
        <div className="grid gap-6 border-t border-line pt-6 sm:grid-cols-2">
          <ReaderFields form={form} errorOf={errorOf} />
        </div>
        {!isNew(base) && (
          <div className="grid gap-4">
            <RevisionsPanel
              key={base.version}
              postId={base.id}
              mine={form.getValues}
              onRestore={saving.fill}
            />
            <PreviewLinkPanel key={base.id} postId={base.id} language={language} />
          </div>
        )}
      </fieldset>
      {missing && <Notice variant="alert">{t('errors.titleAndContentRequired')}</Notice>}
      {!missing && error && (
        <div ref={scrollIntoView} className="scroll-mb-20 **:scroll-mb-20">
          <SaveNotice
            error={error}
            base={base}
            mine={form.getValues}
            saving={saving.saving}
            onSaveOver={() =>
              save(false, error.theirs ? { id: error.theirs.id, version: error.theirs.version } : base)
            }
            onTake={() => error.theirs && saving.take(error.theirs)}
            onSaveAsNew={() => save(false, newBase())}
          />
        </div>
      )}
      <SaveBar
        isNew={isNew(base)}
        dirty={dirty}
        waiting={waiting}
        saving={saving.saving}
        savedAt={saving.savedAt}
        kept={saving.kept}
        offered={offer !== null}
        onCancel={close}
      />
    </form>
  )
}
