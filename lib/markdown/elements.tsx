/** Elements for rendered Markdown. Not in components, because the preview action and the feeds in lib use them. */
import { getImageProps } from 'next/image'
import type { ComponentProps } from 'react'
import { localeOf, prefixed } from '@/lib/i18n/paths'
import { type Locale, routing } from '@/lib/i18n/routing'
import { pictureSize } from '@/lib/images/picture-address'

/** Whether an address has a language prefix. */
const isPrefixed = (href: string) => localeOf(href.replace(/[?#].*/, '')) !== routing.defaultLocale

/** A link in a post; links to pages of this site keep the reader's language. */
export function postLink(locale: Locale) {
  return function PostLink({ href, ...props }: ComponentProps<'a'>) {
    const isPage =
      href !== undefined && /^\/(?!\/|images\/|pictures\/|brochures\/)/.test(href) && !isPrefixed(href)
    return <a href={isPage ? prefixed(href, locale) : href} {...props} />
  }
}

/** The width of a picture in a post: that of the text (post.css), or of the screen. */
const SIZES = '(min-width: 50rem) 46rem, 92vw'

/** Whether uploaded pictures come in responsive widths or as the original file. */
export type ImageMode = 'responsive' | 'original'

/**
 * A lazy picture in a post. An uploaded one has its size in its name and may be scaled; other addresses are staff input
 * and not optimised.
 */
export function postImage(mode: ImageMode) {
  return function PostImage({ alt = '', src, ...props }: ComponentProps<'img'>) {
    const address = typeof src === 'string' && src !== '' ? src : undefined
    const size = address && pictureSize(address)
    if (!size) return <img {...props} src={address} alt={alt} loading="lazy" decoding="async" />
    const image = getImageProps({
      src: address,
      alt,
      ...size,
      sizes: SIZES,
      unoptimized: mode === 'original' || address.endsWith('.gif'),
    })
    // The page's policy allows no style attribute.
    return <img {...image.props} alt={alt} style={undefined} title={props.title} />
  }
}

/** The check box of a task list, the only input allowed in a post, with a label for its state. */
export function taskCheckbox(labels: { done: string; open: string }) {
  return function TaskBox(props: ComponentProps<'input'>) {
    return <input {...props} aria-label={props.checked ? labels.done : labels.open} />
  }
}

/** A code block that scrolls separately, also by keyboard. */
export function PostCode(props: ComponentProps<'pre'>) {
  return <pre tabIndex={0} {...props} />
}

/** A table in a post; wide ones scroll separately, also by keyboard. */
export function PostTable(props: ComponentProps<'table'>) {
  return (
    <div className="post-table" tabIndex={0} role="group">
      <table {...props} />
    </div>
  )
}
