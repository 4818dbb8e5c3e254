import { zodResolver } from '@hookform/resolvers/zod'
import { useTranslations } from 'next-intl'
import { useRef, useState } from 'react'
import { FormProvider, useForm } from 'react-hook-form'
import { useUploads } from '@/components/media/uploads'
import { announceFilled } from '@/components/ui/filled-fields'
import { Icon } from '@/components/ui/icon'
import { Notice } from '@/components/ui/notice'
import { type PostBase, type PostInput, postSchema } from '@/lib/posts/editor/form'
import { ContentField, type ContentView } from './text/content-field'
import type { Locale } from '@/lib/i18n/routing'
import { DraftNotices } from './drafts'
import { useFullScreen } from './text/full-screen'
import { useLeaveGuard } from './leave-guard'
import { TitleField } from './main-fields'
import { type FormPost, type OpenPost, isNew } from './open-post'
import { PreviewLinkPanel } from './preview-link-panel'
import type { Provider } from './reader-fields'
import { RevisionsPanel } from './revisions-panel'
import { SaveBar } from './save-bar'
import { SaveNotice } from './save-notice'
import { SettingsPanel } from './settings-panel'
import { useSaveShortcut } from './shortcuts'
import { useFeaturedPicture } from './use-featured-picture'
import { usePostSaving } from './use-post-saving'

const windowed =
  'gap-6 rounded-card border border-line p-5 sm:p-8 xl:relative xl:left-1/2 xl:w-[min(100vw-5rem,84rem)] xl:-translate-x-1/2'
const filling = 'fixed inset-0 z-50 content-between gap-3 overflow-y-auto overscroll-contain px-5 sm:px-8'

/**
 * Blog Admin's form. Its buttons save and close; Ctrl+S saves and keeps it open. No error of any kind loses typed text.
 */
export function PostEditor({
  open,
  staffId,
  provider,
  onClose,
  onStored,
  onTranslate,
}: {
  open: OpenPost
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
  const [full, setFull] = useFullScreen(box)
  const [view, setView] = useState<ContentView>('edit')
  const waiting = pictures.uploads.length + featured.uploads.length > 0
  const { base, dirty, offer, error } = saving
  const { title, content } = formState.errors
  const missing = [title, content].some((refusal) => refusal?.message === 'titleAndContentRequired')

  function save(closes: boolean, over: PostBase = base) {
    if (offer) return
    announceFilled(box.current, (name) => getValues(name as keyof PostInput))
    void form.handleSubmit(
      async (input) => {
        const post = mayPublish(input) && (await saving.save(input, over))
        if (post) onStored(post, closes && post.complete && !waiting)
        else setFull(false)
      },
      () => {
        setFull(false)
        saving.clearError()
      },
    )()
  }

  function close() {
    if ((dirty || waiting) && !window.confirm(t('discardQuestion'))) return
    if (dirty) saving.discard()
    onClose()
  }

  // After an expired session the browser's storage has the text.
  useLeaveGuard(
    waiting || (dirty && !(error?.code === 'notAuthenticated' && saving.kept)),
    t('leaveQuestion'),
  )
  useSaveShortcut(() => save(false))
  const isWide = full || view === 'beside'
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
        className={`grid bg-raised ${full ? filling : windowed}`}
      >
        <div hidden={full} className="flex items-start justify-between gap-4">
          <h2 className="text-body">{isNew(base) ? t('createTitle') : t('editTitle')}</h2>
          <button
            type="button"
            aria-label={t('close')}
            onClick={close}
            disabled={saving.saving}
            className="round-button -mt-2 -mr-2 shrink-0 hover:bg-clay"
          >
            <Icon name="x" className="size-6" />
          </button>
        </div>
        <DraftNotices saving={saving} copiedFrom={isNew(base) && !full ? open.copiedFrom : undefined} />
        {/* Keeps focused and new elements clear of the sticky bars. */}
        <fieldset
          disabled={offer !== null}
          className={`grid min-w-0 gap-6 **:scroll-mt-20 **:scroll-mb-20 disabled:opacity-60 ${isWide ? '' : 'xl:grid-cols-[minmax(0,1fr)_20rem] xl:grid-rows-[auto_1fr] xl:gap-x-10'}`}
        >
          <div className="grid content-start gap-6">
            <div hidden={full}>
              <TitleField isNew={isNew(base)} />
            </div>
            <ContentField
              pictures={pictures}
              view={view}
              onView={setView}
              full={full}
              onFullScreen={() => setFull(!full)}
            />
          </div>
          <SettingsPanel
            provider={provider}
            postId={base.id}
            saved={saving.stored}
            pictures={featured}
            hidden={full}
            className={`grid content-start gap-8 sm:max-xl:grid-cols-2 ${isWide ? 'xl:grid-cols-3' : 'xl:col-start-2 xl:row-span-2 xl:row-start-1'}`}
            onTranslate={(input, language) =>
              (!dirty || window.confirm(t('leaveQuestion'))) && onTranslate({ base, input }, language)
            }
          />
          {!isNew(base) && (
            <div hidden={full} className="grid content-start gap-4">
              <RevisionsPanel key={base.version} postId={base.id} onRestore={saving.fill} />
              <PreviewLinkPanel key={base.id} postId={base.id} />
            </div>
          )}
        </fieldset>
        {missing && <Notice variant="alert">{t('errors.titleAndContentRequired')}</Notice>}
        {!missing && error && (
          <SaveNotice error={error} saving={saving} onSave={(over) => save(false, over)} />
        )}
        <SaveBar saving={saving} waiting={waiting} full={full} onSave={() => save(true)} onCancel={close} />
      </form>
    </FormProvider>
  )
}
