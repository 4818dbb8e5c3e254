import { useTranslations } from 'next-intl'
import { useRouter } from 'next/navigation'
import { useState, useTransition } from 'react'
import { SignInAgain } from '@/components/staff/sign-in-again'
import { Button } from '@/components/ui/button'
import { Notice, bringIntoView } from '@/components/ui/notice'
import { type BinCode, deletePost, restorePost } from '@/lib/posts/editor/actions'
import type { AdminPost } from '@/lib/posts/schema'
import { fail } from '@/lib/result'
import { routes } from '@/lib/routes'

interface BinOutcome {
  readonly action: 'delete' | 'restore'
  readonly post: AdminPost
  /** Null on success. */
  readonly code: BinCode | null
}

const actions = { delete: deletePost, restore: restorePost }

/** Moves posts into and out of the bin, refreshing the list. */
export function useBin() {
  const router = useRouter()
  const [outcome, setOutcome] = useState<BinOutcome | null>(null)
  const [busy, startTransition] = useTransition()

  function act(action: 'delete' | 'restore', post: AdminPost) {
    setOutcome(null)
    startTransition(async () => {
      const answer = await actions[action](post.id).catch(() => fail<BinCode>('failed'))
      setOutcome({ action, post, code: answer.ok ? null : answer.code })
      if (answer.ok) router.refresh()
    })
  }

  return { outcome, busy, act }
}

/**
 * Reports a deletion or restoration, and offers to undo a deletion. It takes the focus, because the pressed button's
 * row is gone.
 */
export function BinNotice({
  outcome,
  busy,
  onUndo,
}: {
  outcome: BinOutcome
  busy: boolean
  onUndo: (post: AdminPost) => void
}) {
  const t = useTranslations('Posts.admin')
  const { action, post, code } = outcome
  const deleting = action === 'delete'
  const done = deleting ? t('deleted') : t('restored')
  const failed = deleting ? t('binErrors.deleteFailed') : t('binErrors.restoreFailed')
  return (
    <Notice variant={code ? 'alert' : 'good'} ref={bringIntoView}>
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <p>
          <span lang={post.language} className="font-semibold wrap-anywhere">
            {post.title}
          </span>
          {': '}
          {code === null ? done : code === 'failed' ? failed : t(`binErrors.${code}`)}{' '}
          <SignInAgain code={code} isHere path={routes.blogAdmin} />
        </p>
        {!code && deleting && (
          <Button variant="quiet" disabled={busy} onClick={() => onUndo(post)}>
            {t('undo')}
          </Button>
        )}
      </div>
    </Notice>
  )
}
