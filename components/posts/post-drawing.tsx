import { Scene } from '@/components/site/scene'
import { drawingOf } from '@/lib/posts/drawing'
import type { PostCategory } from '@/lib/posts/fields'

/** Stands where a post has no photograph: the drawing of its category. Decoration. */
export function PostDrawing({ category, className }: { category: PostCategory | null; className: string }) {
  return <Scene name={drawingOf(category)} className={className} />
}
