import { ArrowLeft, ArrowRight } from 'lucide-react'
import { useLocale, useTranslations } from 'next-intl'
import Link from 'next/link'
import type { ReactNode } from 'react'
import { localePath } from '@/lib/i18n/paths'
import type { PostSummary } from '@/lib/posts/types'

function NeighbourLink({ post, label, end = false }: { post: PostSummary; label: ReactNode; end?: boolean }) {
  const locale = useLocale()
  return (
    <Link
      href={localePath(`/blog/${post.slug}`, locale)}
      prefetch={false}
      className={`group grid content-start gap-1 py-4 ${end ? 'sm:col-start-2 sm:justify-items-end sm:text-end' : ''}`}
    >
      <span className="flex items-center gap-2 text-small text-quiet">{label}</span>
      <span
        lang={post.language}
        className="font-semibold text-balance text-vine wrap-anywhere underline-offset-4 group-hover:underline"
      >
        {post.title}
      </span>
    </Link>
  )
}

/** The ways to the posts before and after this one; nothing where it is the only one of its language. */
export function NeighbourLinks({ older, newer }: { older: PostSummary | null; newer: PostSummary | null }) {
  const t = useTranslations('Posts.article')
  if (!older && !newer) return null
  return (
    <nav
      aria-label={t('neighbours')}
      className="grid gap-x-8 border-y border-line py-2 max-sm:divide-y max-sm:divide-line sm:grid-cols-2"
    >
      {older && (
        <NeighbourLink
          post={older}
          label={
            <>
              <ArrowLeft className="size-4" aria-hidden /> {t('older')}
            </>
          }
        />
      )}
      {newer && (
        <NeighbourLink
          end
          post={newer}
          label={
            <>
              {t('newer')} <ArrowRight className="size-4" aria-hidden />
            </>
          }
        />
      )}
    </nav>
  )
}
