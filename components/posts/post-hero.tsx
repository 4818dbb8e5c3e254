import type { ReactNode } from 'react'
import { PostPicture } from './post-picture'

/** A post's picture as a band with a dark overlay, 40% of the height and at least 400 px tall, and what stands on it. */
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
      <PostPicture
        src={src}
        alt={alt}
        lang={lang}
        eager
        className="covering"
        // Under its overlay a phone needs no more.
        sizes="(min-width: 48rem) 100vw, 80vw"
        quality={50}
      />
      {/* It grows upwards, which nobody is to see. */}
      <div className="at-once relative z-10 w-full">{children}</div>
      <div className="absolute inset-0 bg-linear-to-t from-black/85 via-black/60 to-black/45 lg:bg-linear-to-r lg:from-black/80 lg:via-black/65 lg:via-50% lg:to-black/5" />
    </header>
  )
}
