import { zodResolver } from '@hookform/resolvers/zod'
import { useTranslations } from 'next-intl'
import { useRef } from 'react'
import { FormProvider, useForm } from 'react-hook-form'
import { useUploads } from '@/components/media/uploads'
import { announceFilled } from '@/components/ui/filled-fields'
import { Notice } from '@/components/ui/notice'
import type { Locale } from '@/lib/i18n/routing'
import { type PostBase, type PostInput, postSchema } from '@/lib/posts/editor/form'
import { DraftNotices } from './drafts'
import { EditorBar } from './editor-bar'
import { KeySheet } from './key-sheet'
import { useLeaveGuard } from './leave-guard'
import { ExcerptField, TitleField } from './main-fields'
import { type FormPost, type OpenPost, isNew } from './open-post'
import { PreviewLinkPanel } from './preview-link-panel'
import type { Provider } from './reader-fields'
import { RevisionsPanel } from './revisions/revisions-panel'
import { SaveBar } from './save-bar'
import { SaveNotice } from './save-notice'
import { SettingsPanel } from './settings-panel'
import { useFormKeys } from './shortcuts'
import { ContentField } from './text/content-field'
import { useContentView } from './text/content-view'
import { useFeaturedPicture } from './use-featured-picture'
import { revealField, usePostSaving } from './use-post-saving'

/** Beside the text, where they scroll apart from it; on narrow screens below it. */
const aside =
  'lg:-mx-1.5 lg:px-1.5 lg:[@media(height>=45rem)]:sticky lg:[@media(height>=45rem)]:top-16 lg:[@media(height>=45rem)]:max-h-[calc(100dvh-9rem)] lg:[@media(height>=45rem)]:overflow-y-auto'

/**
 * Blog Admin's form, on the whole screen: app/editor.css hides the page behind it. Its buttons save and close; Ctrl+S
 * saves and keeps it open. No error of any kind loses typed text.
 */
export function PostEditor({
  open,
  message,
  staffId,
  provider,
  onClose,
  onStored,
  onTranslate,
}: {
  open: OpenPost
  /** Why the stored post is not in the form. */
  message: string | null
  staffId: string
  provider: Provider
  onClose: () => void
  /** `closes` if the form may close. */
  onStored: (post: FormPost, closes: boolean) => void
  onTranslate: (post: FormPost, language: Locale) => void
}) {
  const t = useTranslations('Posts.editor')
  const form = useForm<PostInput>({
    resolver: zodResolver(postSchema, undefined, { raw: true }),
    defaultValues: (open.draft ?? open).input,
  })
  const { formState, getValues } = form
  const saving = usePostSaving(form, open, staffId)
  const pictures = useUploads()
  const { featured, mayPublish } = useFeaturedPicture(form, open.input, t('altQuestion'))
  const box = useRef<HTMLFormElement>(null)
  const sheet = useRef<HTMLDialogElement>(null)
  const [view, setView] = useContentView()
  const waiting = pictures.uploads.length + featured.uploads.length > 0
  const { base, dirty, offer, error } = saving
  const { title, content } = formState.errors
  const missing = [title, content].some((refusal) => refusal?.message === 'titleAndContentRequired')

  function save(closes: boolean, over: PostBase = base, status?: PostInput['status']) {
    if (offer) return
    announceFilled(box.current, (name) => getValues(name as keyof PostInput))
    const before = getValues('status')
    if (status) form.setValue('status', status)
    // Otherwise the next save of any kind would publish a post that was refused.
    const takeBack = () => status && form.setValue('status', before)
    void form.handleSubmit(
      async (input) => {
        const post = mayPublish(input) ? await saving.save(input, over) : 'refused'
        if (post === 'refused') takeBack()
        else if (post) onStored(post, closes && post.complete && !waiting)
      },
      (refusals) => {
        takeBack()
        if (refusals.content && view === 'preview') setView('edit')
        for (const name of Object.keys(refusals)) revealField(name as keyof PostInput)
        saving.clearError()
      },
    )()
  }

  function close() {
    if ((dirty || waiting) && !window.confirm(t('discardQuestion'))) return
    if (dirty) saving.discard()
    onClose()
  }

  function togglePreview() {
    const next = view === 'preview' ? 'edit' : 'preview'
    setView(next)
    // Once shown: the side with the focus is hidden.
    setTimeout(() =>
      document
        .getElementById(next === 'edit' ? 'post-content' : 'post-preview')
        ?.focus({ preventScroll: true }),
    )
  }

  const showKeys = () => sheet.current?.showModal()

  // After an expired session the browser's storage has the text.
  useLeaveGuard(
    waiting || (dirty && !(error?.code === 'notAuthenticated' && saving.kept)),
    t('leaveQuestion'),
  )
  useFormKeys({
    save: () => save(false),
    update: () => save(true),
    preview: togglePreview,
    help: showKeys,
  })
  const beside = view === 'beside'
  return (
    <FormProvider {...form}>
      <form
        ref={box}
        data-editor
        onSubmit={(event) => {
          event.preventDefault()
          save(true)
        }}
        // A picture dropped beside its field must not replace the page.
        onDragOver={(event) => event.dataTransfer.types.includes('Files') && event.preventDefault()}
        onDrop={(event) => event.dataTransfer.types.includes('Files') && event.preventDefault()}
        noValidate
        // The padding keeps focused and new elements clear of the sticky bars.
        className="fixed inset-0 z-50 flex flex-col overflow-y-auto overscroll-contain bg-raised *:shrink-0 [@media(height>=30rem)]:scroll-pt-28 [@media(height>=30rem)]:scroll-pb-24"
      >
        <EditorBar
          title={isNew(base) ? t('createTitle') : t('editTitle')}
          view={view}
          isBusy={saving.saving}
          onView={setView}
          onHelp={showKeys}
          onClose={close}
        />
        <KeySheet sheet={sheet} />
        <div className="mx-auto grid w-full max-w-[84rem] grow content-start gap-5 px-4 pt-3 pb-8 sm:px-8">
          {message && <Notice variant="alert">{message}</Notice>}
          <DraftNotices saving={saving} copiedFrom={isNew(base) ? open.copiedFrom : undefined} />
          <fieldset
            disabled={offer !== null}
            className={`grid min-w-0 gap-x-10 gap-y-6 disabled:opacity-60 ${beside ? '' : 'lg:grid-cols-[minmax(0,1fr)_20rem] lg:grid-rows-[auto_1fr]'}`}
          >
            <div className={`grid w-full content-start gap-3 ${beside ? '' : 'mx-auto max-w-[46rem]'}`}>
              <TitleField isNew={isNew(base)} />
              <ContentField pictures={pictures} view={view} />
              <ExcerptField />
            </div>
            <div
              className={`grid content-start gap-4 ${beside ? '' : `lg:row-span-2 lg:self-start ${aside}`}`}
            >
              <SettingsPanel
                provider={provider}
                postId={base.id}
                saved={saving.stored}
                pictures={featured}
                className={`sm:grid-cols-2 sm:gap-x-8 ${beside ? 'xl:grid-cols-3' : 'lg:grid-cols-1'}`}
                onTranslate={(input, language) =>
                  (!dirty || window.confirm(t('leaveQuestion'))) && onTranslate({ base, input }, language)
                }
              />
              {!isNew(base) && <PreviewLinkPanel key={base.id} postId={base.id} />}
            </div>
            {!isNew(base) && (
              <div className={`grid w-full content-start ${beside ? '' : 'mx-auto max-w-[46rem]'}`}>
                <RevisionsPanel key={base.version} postId={base.id} onRestore={saving.fill} />
              </div>
            )}
          </fieldset>
          {missing && <Notice variant="alert">{t('errors.titleAndContentRequired')}</Notice>}
          {!missing && error && (
            <SaveNotice error={error} saving={saving} onSave={(over) => save(false, over)} />
          )}
        </div>
        <SaveBar
          saving={saving}
          waiting={waiting}
          onSave={(status) => save(true, base, status)}
          onCancel={close}
        />
      </form>
    </FormProvider>
  )
}
