import { SceneImage } from '@/components/site/scene'
import { valleyOf } from '@/lib/scenes/valleys'

/** Stands where a post has no photograph: a view of the valley, the same one wherever the post is shown. Decoration. */
export function PostDrawing({ slug, className }: { slug: string; className: string }) {
  const { scene, mirrored } = valleyOf(slug)
  return <SceneImage scene={scene} className={`${mirrored ? '-scale-x-100' : ''} ${className}`} />
}
