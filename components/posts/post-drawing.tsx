import { SceneImage } from '@/components/site/scene'
import { drawingOf } from '@/lib/posts/drawing'
import type { PostCategory } from '@/lib/posts/fields'
import { TWO_PEOPLE } from '@/lib/scenes/names'

/** Stands where a post has no photograph: the drawing of its category. Decoration. */
export function PostDrawing({ category, className }: { category: PostCategory | null; className: string }) {
  const name = drawingOf(category)
  return (
    <div className={`overflow-hidden bg-sky ${className}`}>
      <SceneImage name={name} view={name === 'two-chairs' ? TWO_PEOPLE : undefined} className="size-full" />
    </div>
  )
}
