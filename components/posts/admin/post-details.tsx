import { LocalDate } from '@/components/ui/local-date'
import type { PostRow } from '@/lib/posts/types'
import { FilledText } from '@/components/ui/filled-text'
import type { ListTexts } from './list-texts'

/** A moment as the provider's clock shows it: all staff read, and set, the same one. */
export function StaffTime({ iso, texts }: { iso: string; texts: ListTexts }) {
  return (
    <span className="inline-block">
      <LocalDate iso={iso} siteTag={texts.siteTag} zone="Africa/Johannesburg" withTime />
    </span>
  )
}

const looks = { draft: 'text-quiet', scheduled: 'text-wheat', published: 'text-vine' } as const

/** What a row says of its post: title, status, language, category, who changed it last and when. */
export function PostDetails({ post, texts }: { post: PostRow; texts: ListTexts }) {
  const changed = <StaffTime iso={post.updatedAt} texts={texts} />
  return (
    <>
      <h2
        lang={post.language}
        className="font-text text-body leading-snug font-semibold tracking-normal text-pretty wrap-anywhere"
      >
        {post.title}
      </h2>
      <p className={`mt-1.5 text-small font-medium ${looks[post.goesOutAt ? 'scheduled' : post.status]}`}>
        {texts.statuses[post.status]}
        {post.goesOutAt && (
          <>
            {' · '}
            <FilledText
              text={texts.goesOut}
              parts={{ time: <StaffTime iso={post.goesOutAt} texts={texts} /> }}
            />
          </>
        )}
      </p>
      <p className="text-small wrap-anywhere text-quiet">
        {texts.languages[post.language]}
        {post.category && ` · ${texts.categories[post.category]}`}
        {' · '}
        {post.updatedBy ? (
          <FilledText text={texts.changedBy} parts={{ time: changed, who: post.updatedBy }} />
        ) : (
          <FilledText text={texts.changed} parts={{ time: changed }} />
        )}
      </p>
    </>
  )
}
