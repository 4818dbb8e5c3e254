import { Pencil, Trash2 } from 'lucide-react'
import type { PostRow } from '@/lib/posts/types'
import type { EditorTexts } from './editor-texts'

const iconButton = 'grid size-11 shrink-0 place-items-center rounded-full hover:bg-clay disabled:opacity-50'

/** The list of all posts, each with its status, an edit and a delete button. */
export function PostRows({
  posts,
  texts,
  busy,
  onEdit,
  onDelete,
}: {
  posts: readonly PostRow[]
  texts: EditorTexts
  busy: boolean
  onEdit: (post: PostRow) => void
  onDelete: (post: PostRow) => void
}) {
  if (posts.length === 0) return <p className="py-8 text-quiet">{texts.none}</p>
  return (
    <ul className="border-t border-line">
      {posts.map((post) => (
        <li key={post.id} className="flex items-center gap-2 border-b border-line py-4">
          <div className="min-w-0 flex-1">
            <h2 className="font-text text-body font-semibold tracking-normal">{post.title}</h2>
            <p className={`text-small ${post.status === 'published' ? 'text-vine' : 'text-quiet'}`}>
              {texts.statuses[post.status]}
            </p>
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
