import type { ComponentProps } from 'react'
import { localePath } from '@/lib/i18n/paths'
import type { Locale } from '@/lib/i18n/routing'

/** A link of a post; one to a page of this site stays in the reader's language. */
export function postLink(locale: Locale) {
  return function PostLink({ href, ...props }: ComponentProps<'a'>) {
    const isPage = href !== undefined && /^\/(?!\/|af(?:[/?#]|$)|images\/|brochures\/)/.test(href)
    return <a href={isPage ? localePath(href, locale) : href} {...props} />
  }
}

/** A picture in a post: it loads when it comes near. Its address is staff input, so it is not optimised. */
export function PostImage({ alt = '', src, ...props }: ComponentProps<'img'>) {
  return <img {...props} src={src || undefined} alt={alt} loading="lazy" decoding="async" />
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
