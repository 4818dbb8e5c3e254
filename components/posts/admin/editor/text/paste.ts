import type { ClipboardEvent, KeyboardEvent } from 'react'

/** What a formatted text has and a plain one has not; the rest of a document of Word's is of no interest. */
const FORMATTED =
  /<(?:h[1-6]|b|strong|i|em|s|del|su[bp]|a|ul|ol|table|blockquote|img)\b|mso-list:|font-weight:\s*(?:bold|[6-9]00)|font-style:\s*italic|vertical-align:\s*su/i

/** The longest document that is made into Markdown, in characters; a longer one is pasted as plain text. */
const LONGEST = 2_000_000

/** Whether a key pastes without formatting, in every browser: some give the formatted text all the same. */
export const isPlainPaste = ({ ctrlKey, metaKey, shiftKey, code }: KeyboardEvent) =>
  (ctrlKey || metaKey) && shiftKey && code === 'KeyV'

/** A text that was pasted. Markdown becomes a block of its own, plain text stays where it was pasted. */
interface Pasted {
  readonly text: string
  readonly isMarkdown: boolean
  /** The names of the pictures that could not come with it. */
  readonly pictures: readonly string[]
}

/**
 * The Markdown of a formatted text that is pasted, or its plain text where that says the same or the code for it cannot be
 * loaded. Null, and the browser pastes, where the text has no formatting.
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
