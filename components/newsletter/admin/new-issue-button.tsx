'use client'

import { useLocale } from 'next-intl'
import { Button } from '@/components/ui/button'
import { Notice } from '@/components/ui/notice'
import { useFormAction } from '@/components/ui/use-form-action'
import { createIssue } from '@/lib/newsletter/issue-actions'

/** Creates an issue, empty or about a post, and opens it. */
export function NewIssueButton({
  post,
  label,
  failed,
  isSmall = false,
}: {
  /** A post's id. */
  post?: string
  label: string
  /** The error message. */
  failed: string
  isSmall?: boolean
}) {
  const locale = useLocale()
  const { state, pending, form } = useFormAction(createIssue)
  return (
    <form {...form} className="grid gap-3">
      <input type="hidden" name="locale" value={locale} />
      {post && <input type="hidden" name="post" value={post} />}
      <Button
        variant={isSmall ? 'quiet' : 'primary'}
        size={isSmall ? 'small' : 'medium'}
        className="justify-self-start"
        disabled={pending}
      >
        {label}
      </Button>
      {state && <Notice variant="alert">{failed}</Notice>}
    </form>
  )
}
