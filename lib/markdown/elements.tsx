import { getImageProps } from 'next/image'
import type { ComponentProps } from 'react'
import { prefixed } from '@/lib/i18n/paths'
import type { Locale } from '@/lib/i18n/routing'
import { pictureSize } from '@/lib/images/picture'

/** A link of a post; one to a page of this site stays in the reader's language. */
export function postLink(locale: Locale) {
  return function PostLink({ href, ...props }: ComponentProps<'a'>) {
    const isPage = href !== undefined && /^\/(?!\/|af(?:[/?#]|$)|images\/|pictures\/|brochures\/)/.test(href)
    return <a href={isPage ? prefixed(href, locale) : href} {...props} />
  }
}

/** How wide a picture in a post is shown: the text's own width (post.css), or the screen's. */
const SIZES = '(min-width: 50rem) 46rem, 92vw'

/**
 * A picture in a post: it loads when it comes near. An uploaded one has its size in its name and comes in the width
 * that the screen needs; any other address is staff input, so it is not optimised.
 */
export function PostImage({ alt = '', src, ...props }: ComponentProps<'img'>) {
  const address = typeof src === 'string' && src !== '' ? src : undefined
  const size = address && pictureSize(address)
  if (!size) return <img {...props} src={address} alt={alt} loading="lazy" decoding="async" />
  const image = getImageProps({
    src: address,
    alt,
    ...size,
    sizes: SIZES,
    unoptimized: address.endsWith('.gif'),
  })
  // The page's policy lets no style attribute through.
  return <img {...image.props} alt={alt} style={undefined} title={props.title} />
}

/** The box of a task list, the only input a post can have; it says in words how the task stands. */
export function taskBox(words: { done: string; open: string }) {
  return function TaskBox(props: ComponentProps<'input'>) {
    return <input {...props} aria-label={props.checked ? words.done : words.open} />
  }
}

/** A table in a post: wide ones scroll by themselves, also with the keyboard. */
export function PostTable(props: ComponentProps<'table'>) {
  return (
    <div className="post-table" tabIndex={0} role="group">
      <table {...props} />
    </div>
  )
}
