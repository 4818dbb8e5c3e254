'use client'

import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { Button } from '@/components/ui/button'
import { Icon } from '@/components/ui/icon'
import { StaffTime } from '@/components/ui/admin/staff-time'
import type { BinnedPost } from '@/lib/posts/schema'
import { BinNotice, useBin } from './bin-notice'
import { PostDetails } from './post-rows'

/** The posts in the bin, each with a restore button. */
export function PostBin({ posts, empty }: { posts: readonly BinnedPost[]; empty: ReactNode }) {
  const t = useTranslations('Posts.admin')
  const bin = useBin()
  return (
    <div className="grid gap-6">
      {bin.outcome && (
        <BinNotice outcome={bin.outcome} busy={bin.busy} onUndo={(post) => bin.act('restore', post)} />
      )}
      {posts.length === 0 ? (
        empty
      ) : (
        <ul className="border-t border-line">
          {posts.map((post) => (
            <li
              key={post.id}
              className="flex flex-wrap items-center gap-x-6 gap-y-3 border-b border-line py-4"
            >
              <div className="min-w-0 flex-[1_1_18rem]">
                <PostDetails post={post} />
                <p className="text-small text-alert">
                  {t.rich('binned', {
                    days: post.daysLeft,
                    time: () => <StaffTime iso={post.deletedAt} />,
                  })}
                </p>
              </div>
              <Button
                variant="quiet"
                disabled={bin.busy}
                aria-label={t('restoreOf', { title: post.title })}
                onClick={() => bin.act('restore', post)}
              >
                <Icon name="staff/undo-2" />
                {t('restore')}
              </Button>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
