import type { ReactNode } from 'react'
import { PostPicture } from './post-picture'

/** A post's picture as a band, 40% of the height and at least 400 px tall, with text on a dark overlay at its foot. */
export function PostHero({
  src,
  alt,
  lang,
  children,
}: {
  src: string
  alt: string | null
  lang: string
  children: ReactNode
}) {
  return (
    <header
      data-hero
      className="relative isolate flex min-h-[max(40vh,400px)] items-end overflow-hidden bg-black"
    >
      <PostPicture src={src} alt={alt} lang={lang} eager className="covering" sizes="100vw" />
      {/* It grows upwards, so it stays hidden until the next element shows that it is complete (.at-once). */}
      <div className="at-once post-overlay relative w-full">{children}</div>
      <span hidden />
    </header>
  )
}
