import { contentOf } from '@/lib/content/content'
import { inEachLanguage } from '@/lib/i18n/routing'
import { writeMail } from './render'

const content = contentOf({}, '2026-11-21')
const write = (text: string, subject = 'The fees') =>
  writeMail('lead-letter', { subject, text, writer: 'anna@example.org' }, 'en', content)

test('a letter has its subject, and replies go to its writer', async () => {
  const { subject, replyTo, text } = await write('Good day Thandi\n\nWe still need:\n- a copy\n- a form')
  expect({ subject, replyTo }).toEqual({ subject: 'The fees', replyTo: 'anna@example.org' })
  expect(text).toMatch(/Good day Thandi\n\nWe still need:\n- a copy\n- a form\n/)
})

test('markup of a letter is shown as text', async () => {
  const hostile = '<img src=x onerror=alert(1)></p><script>alert(1)</script>&amp;'
  const { html, text } = await write(hostile, '<b>Fees</b>')
  expect(html).not.toMatch(/<(?:script|b)\b|<img src="?x/)
  expect(html).toContain('&lt;b&gt;Fees&lt;/b&gt;')
  expect(text).toContain(hostile)
})

test('only https addresses become links, without the punctuation after them', async () => {
  const { html } = await write(
    'Form (https://example.org/form?a=1&b="2), javascript:alert(1) http://example.com',
  )
  const links = [...html.matchAll(/<a [^>]*href="([^"]*)"/g)].map(([, href]) => href)
  expect(links).toContain('https://example.org/form?a=1&amp;b=&quot;2')
  expect(links.filter((href) => /script|example\.com/.test(href!))).toEqual([])
})

test('the templates of the site make letters without a name in braces left', async () => {
  expect(content.templates.templates.length).toBeGreaterThan(4)
  for (const { title, subject, letter, chat } of content.templates.templates)
    inEachLanguage((language) => {
      const all = [title, subject, letter, chat].map((text) => text[language])
      expect(
        all
          .join(' ')
          .match(/\{\w+\}/g)!
          .every((name) => name === '{name}'),
      ).toBe(true)
      expect(all[2]!.length).toBeLessThan(3000)
      return null
    })
})
