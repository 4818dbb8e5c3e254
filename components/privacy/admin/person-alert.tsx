import { Notice } from '@/components/ui/notice'
import type { DataSubjectRequestError } from '@/lib/privacy/schema'
import type { PrivacyTexts } from './desk-texts'

/** Why nothing was done; for an ended session the way back. */
export function PersonAlert({ code, texts }: { code: DataSubjectRequestError; texts: PrivacyTexts }) {
  return (
    <Notice variant="alert">
      {texts.errors[code]}
      {code === 'notAuthenticated' && (
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
