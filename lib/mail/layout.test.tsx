import { renderToStaticMarkup } from 'react-dom/server'
import { contentOf } from '@/lib/content/content'
import { ActionLink, MailLayout } from './layout'

const { organisation } = contentOf({}, '2026-11-21')

/** The HTML of a message with a preview. */
const written = (preview: string) =>
  renderToStaticMarkup(
    <MailLayout organisation={organisation} locale="en" title="Title" preview={preview} why="Why">
      <ActionLink href="https://example.org">Open it</ActionLink>
    </MailLayout>,
  )

test.each([
  ['a short preview', 'Short'],
  ['a long one', 'long '.repeat(60)],
])('a mail program shows %s beside the subject, without the message text after it', (_, preview) => {
  const [, shown] = /<div class="mail-preview"[^>]*>([^<]*)<\/div>/.exec(written(preview))!
  expect(shown!.replace(/[\u00a0\u200b-\u200f\ufeff]{150,}$/, '')).toBe(preview.slice(0, 150))
  expect(shown).not.toBe(preview.slice(0, 150))
})

test('a button has its space in Outlook too, hidden from other mail programs', () => {
  const [, inside] = /<a href="https:\/\/example\.org"[^>]*>(.*?)<\/a>/.exec(written('Short'))!
  expect(inside).toMatch(
    /^<span><!--\[if mso\]>.*<!\[endif\]--><\/span><span[^>]*>Open it<\/span><span><!--\[if mso\]>/,
  )
  expect(inside!.replace(/<!--.*?-->|<[^>]*>/g, '')).toBe('Open it')
})
