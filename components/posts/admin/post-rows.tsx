import { Pencil, Trash2 } from 'lucide-react'
import type { ReactNode } from 'react'
import type { PostRow } from '@/lib/posts/types'
import type { ListTexts } from './list-texts'
import { PostDetails } from './post-details'

const iconButton = 'grid size-11 shrink-0 place-items-center rounded-full hover:bg-clay disabled:opacity-50'

/** The list of posts, each with its details, an edit and a delete button; `empty` in its place where there are none. */
export function PostRows({
  posts,
  empty,
  texts,
  busy,
  onEdit,
  onDelete,
}: {
  posts: readonly PostRow[]
  empty: ReactNode
  texts: ListTexts
  busy: boolean
  onEdit: (post: PostRow) => void
  onDelete: (post: PostRow) => void
}) {
  if (posts.length === 0) return empty
  return (
    <ul className="border-t border-line">
      {posts.map((post) => (
        <li key={post.id} className="flex items-start gap-1 border-b border-line py-4 sm:gap-2">
          <div className="min-w-0 flex-1">
            <PostDetails post={post} texts={texts} />
          </div>
          <button
            type="button"
            disabled={busy}
            aria-label={texts.edit.replace('{title}', post.title)}
            onClick={() => onEdit(post)}
            className={iconButton}
          >
            <Pencil className="size-5" aria-hidden />
          </button>
          <button
            type="button"
            disabled={busy}
            aria-label={texts.delete.replace('{title}', post.title)}
            onClick={() => onDelete(post)}
            className={`${iconButton} text-alert`}
          >
            <Trash2 className="size-5" aria-hidden />
          </button>
        </li>
      ))}
    </ul>
  )
}
