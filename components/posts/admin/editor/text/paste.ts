import type { ClipboardEvent, KeyboardEvent } from 'react'

/** Signs of formatting; other Word markup is irrelevant. */
const FORMATTED =
  /<(?:h[1-6]|b|strong|i|em|s|del|su[bp]|a|ul|ol|table|blockquote|img)\b|mso-list:|font-weight:\s*(?:bold|[6-9]00)|font-style:\s*italic|vertical-align:\s*su/i

/** In characters; a longer document is pasted as plain text. */
const LONGEST = 2_000_000

/** Whether a key pastes without formatting, also in browsers that give formatted text all the same. */
export const isPlainPaste = ({ ctrlKey, metaKey, shiftKey, code }: KeyboardEvent) =>
  (ctrlKey || metaKey) && shiftKey && code === 'KeyV'

/** Markdown becomes a separate block, plain text stays inline. */
interface Pasted {
  readonly text: string
  readonly isMarkdown: boolean
  /** Names of pictures that could not be pasted. */
  readonly pictures: readonly string[]
}

/**
 * Pasted formatted text as Markdown, or as plain text if that is equivalent or the converter fails to load. Null
 * without formatting: the browser pastes.
 */
export function pastedMarkdown({
  clipboardData,
  currentTarget,
}: ClipboardEvent<HTMLTextAreaElement>): Promise<Pasted> | null {
  const html = clipboardData.getData('text/html')
  const plain = clipboardData.getData('text/plain').replace(/\r\n?/g, '\n')
  const existing = currentTarget.value
  if (plain === '' || html.length > LONGEST || !FORMATTED.test(html)) return null
  return import('@/lib/posts/paste/paste')
    .then(({ pastedDocument }) => pastedDocument(html, existing))
    .catch(() => ({ markdown: null, pictures: [] }))
    .then(({ markdown, pictures }) => ({ text: markdown ?? plain, isMarkdown: markdown !== null, pictures }))
}
