import type { useTranslations } from 'next-intl'
import { type ExcessCode, isExcessCode, parseExcessCode } from '@/lib/markdown/budget'
import type { PostFieldCode } from '@/lib/posts/form'

type Translate = ReturnType<typeof useTranslations<'Posts.editor'>>

/** Why a text is too much to be rendered, with the line where one is to blame. */
export function excessError(t: Translate, code: ExcessCode): string {
  const { limit, most, line } = parseExcessCode(code)
  return t(`excess.${limit}`, { most, line })
}

/** What the editor says at a field. */
export function fieldError(t: Translate, code: PostFieldCode): string {
  return isExcessCode(code) ? excessError(t, code) : t(`errors.${code}`)
}
