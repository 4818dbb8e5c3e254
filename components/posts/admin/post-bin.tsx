'use client'

import { Undo2 } from 'lucide-react'
import type { ReactNode } from 'react'
import { Button } from '@/components/ui/button'
import type { BinnedPost } from '@/lib/posts/types'
import { BinNotice } from './bin-notice'
import { FilledText } from '@/components/ui/filled-text'
import type { ListTexts } from './list-texts'
import { PostDetails, StaffTime } from './post-details'
import { useBin } from './use-bin'

/** What was deleted in the last 30 days, each with the way back. */
export function PostBin({
  posts,
  empty,
  texts,
}: {
  posts: readonly BinnedPost[]
  empty: ReactNode
  texts: ListTexts
}) {
  const bin = useBin()
  return (
    <div className="grid gap-6">
      {bin.outcome && (
        <BinNotice
          outcome={bin.outcome}
          texts={texts}
          busy={bin.busy}
          onUndo={(post) => bin.act('restore', post)}
        />
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
                <PostDetails post={post} texts={texts} />
                <p className="text-small text-alert">
                  <FilledText
                    text={texts.binned}
                    parts={{
                      time: <StaffTime iso={post.deletedAt} texts={texts} />,
                      left:
                        post.daysLeft === 1
                          ? texts.lastDay
                          : texts.daysLeft.replace('{count}', String(post.daysLeft)),
                    }}
                  />
                </p>
              </div>
              <Button
                variant="quiet"
                disabled={bin.busy}
                aria-label={texts.restoreOf.replace('{title}', post.title)}
                onClick={() => bin.act('restore', post)}
              >
                <Undo2 className="size-5" aria-hidden />
                {texts.restore}
              </Button>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
