'use client'

import { zodResolver } from '@hookform/resolvers/zod'
import { X } from 'lucide-react'
import { useForm, useWatch } from 'react-hook-form'
import { Notice } from '@/components/ui/notice'
import { type PostBase, type PostFieldCode, type PostInput, postSchema } from '@/lib/posts/schema'
import { ContentField } from './content-field'
import type { EditorTexts } from './editor-texts'
import { DraftOffer } from './draft-offer'
import { FilingFields } from './filing-fields'
import { LinkPanel } from './link-panel'
import { MainFields } from './main-fields'
import { PublishFields } from './publish-fields'
import { RevisionsPanel } from './revisions-panel'
import { SaveBar } from './save-bar'
import { inAddress } from './open-in-address'
import { type EditorStart, isNew, newBase } from './start'
import { useLeaveGuard } from './use-leave-guard'
import { useSaveKey } from './use-save-key'
import { useUploads } from './use-uploads'
import { useWriting } from './use-writing'
import { SaveNotice } from './save-notice'

const bringIntoView = (element: HTMLElement | null) => element?.scrollIntoView({ block: 'nearest' })

/**
 * The form of Blog Admin (specification, section 2). Its button saves and closes, Ctrl+S saves and goes on. No error,
 * of whatever kind, takes away what was typed.
 */
export function PostEditor({
  start,
  staffId,
  texts,
  onClose,
  onStored,
}: {
  start: EditorStart
  staffId: string
  texts: EditorTexts
  onClose: () => void
  /** The post was saved; `closes` when the form may close. */
  onStored: (base: PostBase, closes: boolean) => void
}) {
  const form = useForm<PostInput>({
    resolver: zodResolver(postSchema, undefined, { raw: true }),
    defaultValues: start.input,
  })
  const { register, control, formState } = form
  const writing = useWriting(form, start, staffId)
  const pictures = useUploads()
  const featured = useUploads()
  const waiting = pictures.uploads.length + featured.uploads.length > 0
  const { base, dirty, offer, refused, saving } = writing
  const language = useWatch({ control, name: 'language' })
  const errorOf = (name: keyof PostInput) => {
    const code = formState.errors[name]?.message as PostFieldCode | undefined
    return code && texts.fieldErrors[code]
  }
  const missing = [formState.errors.title, formState.errors.content].some(
    (error) => error?.message === 'titleAndContentRequired',
  )

  function save(closes: boolean, over: PostBase = base) {
    if (offer) return
    void form.handleSubmit(
      async (input) => {
        const stored = await writing.save(input, over)
        if (stored) onStored(stored.base, closes && stored.whole && !waiting)
      },
      () => writing.setRefused(null),
    )()
  }

  function close() {
    if ((dirty || waiting) && !window.confirm(texts.editor.discardQuestion)) return
    if (dirty) writing.discard()
    onClose()
  }

  // Whoever must sign in again finds the text in the browser's storage; nothing is left behind.
  useLeaveGuard(
    waiting || (dirty && !(refused?.code === 'notAuthenticated' && writing.kept)),
    texts.editor.leaveQuestion,
  )
  useSaveKey(() => save(false))

  return (
    <form
      data-editor
      onSubmit={(event) => {
        event.preventDefault()
        save(true)
      }}
      // A picture that is dropped beside its place must not take the page away.
      onDragOver={(event) => event.dataTransfer.types.includes('Files') && event.preventDefault()}
      onDrop={(event) => event.dataTransfer.types.includes('Files') && event.preventDefault()}
      noValidate
      className="grid gap-6 rounded-card border border-line bg-raised p-5 sm:p-8 xl:relative xl:left-1/2 xl:w-[min(100vw-5rem,84rem)] xl:-translate-x-1/2"
    >
      <div className="flex items-start justify-between gap-4">
        <h2 className="text-h3">{isNew(base) ? texts.createTitle : texts.editTitle}</h2>
        <button
          type="button"
          aria-label={texts.close}
          onClick={close}
          disabled={saving}
          className="-mt-2 -mr-2 grid size-11 shrink-0 place-items-center rounded-full hover:bg-clay"
        >
          <X className="size-6" aria-hidden />
        </button>
      </div>
      {offer && (
        <DraftOffer
          draft={offer}
          texts={texts}
          onRestore={() => writing.restore(offer)}
          onDiscard={writing.discard}
        />
      )}
      {/* What has the focus, and what has just appeared, must not lie under the bar at the bottom. */}
      <fieldset disabled={offer !== null} className="grid min-w-0 gap-6 **:scroll-mb-20 disabled:opacity-60">
        <MainFields
          key={offer?.at}
          form={form}
          isNew={isNew(base)}
          pictures={featured}
          errorOf={errorOf}
          texts={texts}
        />
        <ContentField
          control={control}
          registration={register('content')}
          pictures={pictures}
          error={errorOf('content')}
          texts={texts}
        />
        <div className="grid gap-6 border-t border-line pt-6 sm:grid-cols-2 [&_input,&_select]:min-h-14">
          <PublishFields form={form} errorOf={errorOf} texts={texts} />
          <FilingFields form={form} postId={base.id} errorOf={errorOf} texts={texts} />
        </div>
        {!isNew(base) && (
          <div className="grid gap-4">
            <RevisionsPanel
              key={base.version}
              postId={base.id}
              mine={form.getValues}
              texts={texts}
              onRestore={writing.fill}
            />
            <LinkPanel key={base.id} postId={base.id} language={language} texts={texts} />
          </div>
        )}
      </fieldset>
      {missing && <Notice variant="alert">{texts.failures.titleAndContentRequired}</Notice>}
      {!missing && refused && (
        <div ref={bringIntoView} className="scroll-mb-20 **:scroll-mb-20">
          <SaveNotice
            refused={refused}
            signInHref={`${texts.signInHref}?${new URLSearchParams({ next: `${texts.ownPath}?edit=${inAddress(base)}` })}`}
            mine={form.getValues}
            saving={saving}
            texts={texts}
            onSaveOver={() =>
              save(false, refused.theirs ? { id: refused.theirs.id, version: refused.theirs.version } : base)
            }
            onTake={() => refused.theirs && writing.take(refused.theirs)}
            onSaveAsNew={() => save(false, newBase())}
          />
        </div>
      )}
      <SaveBar
        isNew={isNew(base)}
        dirty={dirty}
        waiting={waiting}
        saving={saving}
        savedAt={writing.savedAt}
        kept={writing.kept}
        offered={offer !== null}
        texts={texts}
        onCancel={close}
      />
    </form>
  )
}
