import { Notice } from '@/components/ui/notice'
import type { PostActionCode } from '@/lib/posts/schema'
import type { EditorTexts } from './editor-texts'

/** Why a post was not saved, and for an ended session the way back that keeps the text. */
export function SaveNotice({ code, texts }: { code: PostActionCode; texts: EditorTexts }) {
  return (
    <Notice look="alert">
      <p className="font-semibold">{texts.failures[code]}</p>
      {code === 'notAuthenticated' && (
        <p className="mt-1">
          {texts.notAuthenticatedHelp}{' '}
          <a href={texts.signInHref} target="_blank" rel="noopener" className="font-semibold underline">
            {texts.signIn}
          </a>
        </p>
      )}
    </Notice>
  )
}
