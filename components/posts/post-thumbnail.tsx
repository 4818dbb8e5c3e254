import { Scene } from '@/components/site/scene'
import { drawingOf } from '@/lib/posts/fields'
import type { PostSummary } from '@/lib/posts/schema'
import { PostPicture } from './post-picture'

/** A post's picture in a list, or the decorative drawing of its category. */
export function PostThumbnail({
  post: { featuredImage, featuredImageAlt, language, category },
  className,
  ...picture
}: {
  post: PostSummary
  className: string
  sizes: string
  eager?: boolean
}) {
  if (!featuredImage) return <Scene name={drawingOf(category)} className={`aspect-video ${className}`} />
  return (
    <PostPicture
      src={featuredImage}
      alt={featuredImageAlt}
      lang={language}
      className={`aspect-video object-cover ${className}`}
      {...picture}
    />
  )
}
