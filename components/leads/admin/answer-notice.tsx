import { Notice } from '@/components/ui/notice'
import type { LeadActionError } from '@/lib/leads/admin-form'
import type { Result } from '@/lib/result'
import type { DeskTexts } from './desk-texts'

/** What became of a change; for an ended session the way back that keeps the text. */
export function AnswerNotice({
  answer,
  texts,
  saved = texts.saved,
  present = '',
}: {
  answer: Result<unknown, LeadActionError> | null
  texts: DeskTexts
  saved?: string
  /** What stands there now, for a stale change. */
  present?: string
}) {
  if (!answer) return null
  if (answer.ok) return <Notice variant="good">{saved}</Notice>
  return (
    <Notice variant="alert">
      {texts.errors[answer.code].replace('{present}', () => present)}
      {answer.code === 'notAuthenticated' && (
        <>
          {' '}
          <a href={texts.signInHref} target="_blank" rel="noopener" className="font-semibold underline">
            {texts.signIn}
          </a>
        </>
      )}
    </Notice>
  )
}
