import { changeDraft } from '@/lib/newsletter/issue-actions'
import { postChoices } from '@/lib/newsletter/issue-queries'
import type { Issue } from '@/lib/newsletter/issue-schema'
import { subscriptionCounts } from '@/lib/newsletter/subscriber-queries'
import type { Locale } from '@/lib/i18n/routing'
import { settle } from '@/lib/settle'
import { DraftForm } from './draft-form'

/** A draft with what its form needs: the posts that can be chosen, and how many people each language reaches. */
export async function DraftView({ issue, locale }: { issue: Issue; locale: Locale }) {
  const { id, parts, version } = issue
  const [en, af, counts] = await Promise.all([
    settle('postChoices', postChoices('en', parts.en.posts)),
    settle('postChoices', postChoices('af', parts.af.posts)),
    settle('subscriptionCounts', subscriptionCounts()),
  ])
  return (
    <DraftForm
      issue={{ id, parts, version }}
      choices={{ en: en.ok ? en.data : [], af: af.ok ? af.data : [] }}
      subscribed={counts.ok ? { en: counts.data.en.confirmed, af: counts.data.af.confirmed } : null}
      action={changeDraft.bind(null, locale, id)}
    />
  )
}
