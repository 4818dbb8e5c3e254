/**
 * A post's picture as decoration beside its title. The address is staff input and may lie on any host, so it is not
 * optimised; the space is fixed by the class, so nothing jumps, and a picture that fails leaves the space's colour.
 */
export function PostPicture({
  src,
  className,
  eager = false,
}: {
  src: string
  className: string
  eager?: boolean
}) {
  return (
    <img
      src={src}
      alt=""
      loading={eager ? 'eager' : 'lazy'}
      fetchPriority={eager ? 'high' : undefined}
      decoding="async"
      className={`bg-clay dark:brightness-85 ${className}`}
    />
  )
}
