import { getImageProps } from 'next/image'
import { type Focus, pictureOf } from '@/lib/images/focus'
import { pictureSize } from '@/lib/images/picture-address'

/** Shipped with the site; the class sets its size. */
const OWN = /^\/images\/[\w/-]+\.(?:webp|jpg|png)$/

/** The part that a crop keeps. */
const kept: Readonly<Record<Focus, string>> = {
  top: 'object-top',
  bottom: 'object-bottom',
  left: 'object-left',
  right: 'object-right',
  'top-left': 'object-top-left',
  'top-right': 'object-top-right',
  'bottom-left': 'object-bottom-left',
  'bottom-right': 'object-bottom-right',
}

/**
 * The site's pictures, uploaded or shipped, come in the width the screen needs; any other address is staff input and
 * not optimised.
 */
function sourceOf(src: string, sizes: string) {
  const size = pictureSize(src) ?? (OWN.test(src) ? { fill: true } : null)
  if (!size) return { src }
  const { props } = getImageProps({
    src,
    alt: '',
    ...size,
    sizes,
    unoptimized: src.endsWith('.gif'),
  })
  return { src: props.src, srcSet: props.srcSet, sizes: props.sizes }
}

/**
 * The picture of a post or a person, cropped around its focus; beside a post's title it is decoration unless described.
 * `sizes` is its displayed width. The class fixes the space, so that nothing jumps and a failed picture leaves its colour.
 */
export function PostPicture({
  src,
  alt,
  lang,
  className,
  sizes,
  eager = false,
}: {
  src: string
  alt: string | null
  lang: string
  className: string
  sizes: string
  eager?: boolean
}) {
  const { file, focus } = pictureOf(src)
  return (
    <img
      {...sourceOf(file, sizes)}
      alt={alt ?? ''}
      lang={alt ? lang : undefined}
      loading={eager ? 'eager' : 'lazy'}
      fetchPriority={eager ? 'high' : undefined}
      decoding="async"
      className={`bg-clay dark:brightness-85 ${focus ? kept[focus] : ''} ${className}`}
    />
  )
}
