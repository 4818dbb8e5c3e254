import { getImageProps } from 'next/image'
import { pictureSize } from '@/lib/images/picture-address'

/** A picture that came with the site; its class gives it its size. */
const OWN = /^\/images\/[\w/-]+\.(?:webp|jpg|png)$/

/**
 * A picture of this site, uploaded or its own, in the width that the screen needs; any other address is staff input, so it is
 * not optimised.
 */
function sourceOf(src: string, sizes: string, quality: 50 | 75) {
  const size = pictureSize(src) ?? (OWN.test(src) ? { fill: true } : null)
  if (!size) return { src }
  const { props } = getImageProps({
    src,
    alt: '',
    ...size,
    sizes,
    quality,
    unoptimized: src.endsWith('.gif'),
  })
  return { src: props.src, srcSet: props.srcSet, sizes: props.sizes }
}

/**
 * The picture of a post or a person. Beside a post's title it is decoration unless its writer says what it shows.
 * `sizes` is how wide it is shown. The space is fixed by the class, so nothing jumps, and a picture that fails leaves the space's colour.
 */
export function PostPicture({
  src,
  alt,
  lang,
  className,
  sizes,
  quality = 75,
  eager = false,
}: {
  src: string
  alt: string | null
  lang: string
  className: string
  sizes: string
  /** Of the compression, one of those that next.config.ts allows. */
  quality?: 50 | 75
  eager?: boolean
}) {
  return (
    <img
      {...sourceOf(src, sizes, quality)}
      alt={alt ?? ''}
      lang={alt ? lang : undefined}
      loading={eager ? 'eager' : 'lazy'}
      fetchPriority={eager ? 'high' : undefined}
      decoding="async"
      className={`bg-clay dark:brightness-85 ${className}`}
    />
  )
}
