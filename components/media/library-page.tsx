import { useLocale, useTranslations } from 'next-intl'
import { useEffect, useRef, useState } from 'react'
import { PostPicture } from '@/components/posts/post-picture'
import { Button } from '@/components/ui/button'
import { Notice } from '@/components/ui/notice'
import { Spinner } from '@/components/ui/admin/spinner'
import { StaffTime } from '@/components/ui/admin/staff-time'
import type { UploadedPicture } from '@/lib/images/picture-address'
import type { MediaPage } from '@/lib/media/queries'
import { type Result, fail, ok } from '@/lib/result'
import { api } from '@/lib/routes'

type Answer = Result<MediaPage, 'notAuthenticated' | 'failed'>

async function readPage(page: number, signal: AbortSignal): Promise<Answer> {
  try {
    const response = await fetch(`${api.media}?page=${page}`, { signal })
    if (response.ok) return ok((await response.json()) as MediaPage)
    return fail(response.status === 401 ? 'notAuthenticated' : 'failed')
  } catch {
    return fail('failed')
  }
}

/** The media library by page; a press chooses a picture. */
export function LibraryPage({ onChoose }: { onChoose: (picture: UploadedPicture) => void }) {
  const locale = useLocale()
  const t = useTranslations('Media.picker')
  const [asked, setAsked] = useState({ page: 1 })
  const [read, setRead] = useState<{ asked: typeof asked; answer: Answer } | null>(null)
  const list = useRef<HTMLDivElement>(null)

  useEffect(() => {
    const controller = new AbortController()
    void readPage(asked.page, controller.signal).then((answer) => {
      if (controller.signal.aborted) return
      setRead({ asked, answer })
    })
    return () => controller.abort()
  }, [asked])

  function turnTo(page: number) {
    // The pressed button may become disabled.
    list.current?.focus()
    setAsked({ page })
  }

  const answer = read?.asked === asked ? read.answer : null
  const found = answer?.ok ? answer.data : null
  const turn = (label: string, page: number) => (
    <Button
      variant="quiet"
      size="small"
      disabled={page < 1 || page > found!.pages}
      onClick={() => turnTo(page)}
    >
      {label}
    </Button>
  )
  return (
    <div
      ref={list}
      tabIndex={-1}
      className="grid min-h-60 grid-cols-[minmax(0,1fr)] content-start gap-5 outline-none"
    >
      {answer === null && <Spinner label={t('loading')} />}
      {answer && !answer.ok && (
        <Notice variant="alert">
          <p className="mb-3">{t(`errors.${answer.code}`)}</p>
          <Button variant="quiet" size="small" onClick={() => setAsked({ ...asked })}>
            {t('retry')}
          </Button>
        </Notice>
      )}
      {found && found.pictures.length === 0 && <p className="py-4 text-quiet">{t('none')}</p>}
      {found && found.pictures.length > 0 && (
        <ul
          aria-label={t('list')}
          className="grid grid-cols-[repeat(auto-fill,minmax(min(11rem,100%),1fr))] gap-4"
        >
          {found.pictures.map((picture) => (
            <li key={picture.name}>
              <button
                type="button"
                onClick={() => onChoose(picture)}
                className="grid h-full w-full content-start gap-2 rounded-card border border-line bg-raised p-2 text-left hover:border-vine hover:text-vine"
              >
                <PostPicture
                  src={picture.address}
                  alt={null}
                  lang={locale}
                  sizes="12rem"
                  className="aspect-video w-full rounded-lg object-contain"
                />
                <span className="text-small">
                  <span className="sr-only">{t('choose')} </span>
                  {t('size', { width: String(picture.width), height: String(picture.height) })}
                  <span className="block text-quiet">
                    <StaffTime iso={picture.createdAt} />
                  </span>
                </span>
              </button>
            </li>
          ))}
        </ul>
      )}
      {found && found.pages > 1 && (
        <nav aria-label={t('pager')} className="flex flex-wrap items-center justify-between gap-4">
          {turn(t('newer'), asked.page - 1)}
          <p className="text-quiet">{t('page', { page: String(asked.page), pages: String(found.pages) })}</p>
          {turn(t('older'), asked.page + 1)}
        </nav>
      )}
    </div>
  )
}
