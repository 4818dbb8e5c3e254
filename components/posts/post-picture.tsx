import { getImageProps } from 'next/image'
import { pictureSize } from '@/lib/images/picture-address'

/** A picture that came with the site; its class gives it its size. */
const OWN = /^\/images\/[\w/-]+\.(?:webp|jpg|png)$/

/**
 * A picture of this site, uploaded or its own in a list, in the width that the screen needs; any other address is staff
 * input, so it is not optimised.
 */
function sourceOf(src: string, sizes: string, eager: boolean) {
  const size = pictureSize(src) ?? (!eager && OWN.test(src) ? { fill: true } : null)
  if (!size) return { src }
  const { props } = getImageProps({ src, alt: '', ...size, sizes, unoptimized: src.endsWith('.gif') })
  return { src: props.src, srcSet: props.srcSet, sizes: props.sizes }
}

/**
 * A post's picture, beside its title decoration unless its writer says what it shows. `sizes` is how wide it is shown.
 * The space is fixed by the class, so nothing jumps, and a picture that fails leaves the space's colour.
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
  return (
    <img
      {...sourceOf(src, sizes, eager)}
      alt={alt ?? ''}
      lang={alt ? lang : undefined}
      loading={eager ? 'eager' : 'lazy'}
      fetchPriority={eager ? 'high' : undefined}
      decoding="async"
      className={`bg-clay dark:brightness-85 ${className}`}
    />
  )
}
