/**
 * A post's picture, beside its title decoration unless its writer says what it shows. The address is staff input and
 * may lie on any host, so it is not optimised; the space is fixed by the class, so nothing jumps, and a picture that
 * fails leaves the space's colour.
 */
export function PostPicture({
  src,
  alt,
  lang,
  className,
  eager = false,
}: {
  src: string
  alt: string | null
  lang: string
  className: string
  eager?: boolean
}) {
  return (
    <img
      src={src}
      alt={alt ?? ''}
      lang={alt ? lang : undefined}
      loading={eager ? 'eager' : 'lazy'}
      fetchPriority={eager ? 'high' : undefined}
      decoding="async"
      className={`bg-clay dark:brightness-85 ${className}`}
    />
  )
}
