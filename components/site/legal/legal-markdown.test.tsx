import { NextIntlClientProvider } from 'next-intl'
import { renderToStaticMarkup } from 'react-dom/server'
import { contentOf } from '@/lib/content/content'
import { storageKeys } from '@/lib/content/storage'
import { TIME_ZONE } from '@/lib/i18n/routing'
import messages from '@/messages/af.json'
import { legalElements } from './legal-markdown'

async function html(text: string) {
  return renderToStaticMarkup(
    <NextIntlClientProvider locale="af" messages={messages} timeZone={TIME_ZONE}>
      {await legalElements(text, 'af', '(nuwe oortjie)')}
    </NextIntlClientProvider>,
  )
}

test('the table of stored data replaces a paragraph that is its name', async () => {
  const found = await html('Before.\r\n\r\n{storage}\r\n\r\nAfter {storage}.')
  expect(found).toMatch(/^<p>Before\.<\/p>\s*<ul[\s\S]*<\/ul><p>After \{storage\}\.<\/p>$/)
  for (const { name } of storageKeys) expect(found).toContain(`>${name}</code>`)
})

test('a page of the site opens here, in its language; another site in a new tab, which is announced', async () => {
  expect(await html('[a](/terms)')).toBe('<p><a href="/af/terms">a</a></p>')
  expect(await html('[a](#cookies)')).toBe('<p><a href="#cookies">a</a></p>')
  expect(await html('[a](mailto:a@example.org)')).toBe('<p><a href="mailto:a@example.org">a</a></p>')
  expect(await html('[a](tel:+27210000000)')).toBe('<p><a href="tel:+27210000000">a</a></p>')
  expect(await html('[a](https://example.org/)')).toBe(
    '<p><a href="https://example.org/" target="_blank" rel="noopener">a<span class="sr-only"> (nuwe oortjie)</span></a></p>',
  )
  expect(await html('[a](javascript:alert(1))')).not.toContain('javascript')
})

test('an item that is only a link is a row to press, and a link within a sentence is not', async () => {
  expect(await html('- [a](/terms)\n- See [b](/terms)')).toMatch(
    /^<ul>\s*<li class="link-item"><a href="\/af\/terms">a<\/a><\/li>\s*<li>See <a href="\/af\/terms">b<\/a><\/li>\s*<\/ul>$/,
  )
})

test('headings are below that of the section', async () => {
  expect(await html('# a\n\n## b\n\n### c')).toMatch(/^<h3>a<\/h3>\s*<h3>b<\/h3>\s*<h4>c<\/h4>$/)
})

test('an explained term has a separate line, and other bold words do not', async () => {
  expect(await html('**Term.** What it is.')).toBe('<p><strong class="block">Term.</strong> What it is.</p>')
  expect(await html('**Never** so.')).toBe('<p><strong>Never</strong> so.</p>')
  expect(await html('It is **so.**')).toBe('<p>It is <strong>so.</strong></p>')
})

test('a text that cannot be rendered does not fail the page', async () => {
  const log = jest.spyOn(console, 'error').mockImplementation(() => {})
  expect(await html('> '.repeat(20_000))).toContain(messages.Posts.markdown.notShown)
  expect(log).toHaveBeenCalled()
})

test('both legal texts are shown whole: every link leads somewhere, and every value is replaced', async () => {
  const { privacy, terms } = contentOf({}, '2026-11-21')
  for (const { text } of [...privacy.sections, ...terms.sections]) {
    const found = await html(text.af)
    expect(found).not.toMatch(/<a>|<a href="">|\{\w+\}/)
  }
})
