import { IconButton } from '@/components/ui/icon'
import { StaffTime } from '@/components/ui/admin/staff-time'
import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { useLanguageNames } from '@/lib/i18n/language-names'
import type { AdminPost } from '@/lib/posts/schema'
import { BinNotice, useBin } from './bin-notice'

const colors = { draft: 'text-quiet', scheduled: 'text-wheat', published: 'text-vine' } as const

/** A post's title, status with the day of publication, language, category, and last change. */
export function PostDetails({ post }: { post: AdminPost }) {
  const t = useTranslations('Posts.admin')
  const languages = useLanguageNames()
  const categories = useTranslations('Posts.categories')
  const { title, status, language, category, publishedAt, scheduledAt, updatedAt, updatedBy } = post
  const changed = { time: () => <StaffTime iso={updatedAt} /> }
  return (
    <>
      <div className="flex flex-wrap justify-between gap-x-4 text-small leading-5">
        <h2
          lang={language}
          className="font-text text-small leading-5 font-semibold tracking-normal wrap-anywhere"
        >
          {title}
        </h2>
        <p className={`font-medium ${colors[scheduledAt ? 'scheduled' : status]}`}>
          {scheduledAt
            ? t.rich('statuses.scheduled', { time: () => <StaffTime iso={scheduledAt} /> })
            : t(`statuses.${status}`)}
          {status === 'published' && publishedAt && !scheduledAt && (
            <span className="font-normal text-quiet">
              {' · '}
              <StaffTime iso={publishedAt} withTime={false} />
            </span>
          )}
        </p>
      </div>
      <p className="text-small leading-5 wrap-anywhere text-quiet">
        {languages(language)}
        {category && ` · ${categories(category)}`}
        {' · '}
        {updatedBy ? t.rich('changedBy', { ...changed, who: updatedBy }) : t.rich('changed', changed)}
      </p>
    </>
  )
}

/** The id of the button that opens a post. */
export const editButtonId = (postId: string) => `edit-${postId}`

interface Props {
  posts: readonly AdminPost[]
  empty: ReactNode
  busy: boolean
  onEdit: (post: AdminPost) => void
}

/** The list of posts with details, edit and delete buttons. */
export function PostRows({
  posts,
  empty,
  busy,
  onEdit,
  onDelete,
}: Props & { onDelete: (post: AdminPost) => void }) {
  const t = useTranslations('Posts.admin')
  if (posts.length === 0) return empty
  return (
    <ul className="border-t border-line">
      {posts.map((post) => (
        <li key={post.id} className="flex min-h-11 items-center gap-1 border-b border-line py-0.5 sm:gap-2">
          <div className="min-w-0 flex-1">
            <PostDetails post={post} />
          </div>
          <IconButton
            id={editButtonId(post.id)}
            icon="staff/pencil"
            label={t('edit', { title: post.title })}
            disabled={busy}
            onClick={() => onEdit(post)}
          />
          <IconButton
            icon="staff/trash-2"
            label={t('delete', { title: post.title })}
            className="text-alert"
            disabled={busy}
            onClick={() => onDelete(post)}
          />
        </li>
      ))}
    </ul>
  )
}

/** The staff list, with the confirmation before a deletion and its undo. */
export function PostTable({ busy, ...list }: Props) {
  const t = useTranslations('Posts.admin')
  const bin = useBin()
  const disabled = busy || bin.busy
  return (
    <>
      {bin.outcome && (
        <BinNotice outcome={bin.outcome} busy={disabled} onUndo={(post) => bin.act('restore', post)} />
      )}
      <PostRows
        {...list}
        busy={disabled}
        onDelete={(post) => {
          if (window.confirm(t('deleteQuestion'))) bin.act('delete', post)
        }}
      />
    </>
  )
}
