import { contentOf } from '@/lib/content/content'
import { writeMail } from '../render'
import { SAMPLE_TOKEN } from './newsletter'

test('the beginning of an issue that inboxes show has no marks of Markdown', async () => {
  const words = '**Welcome** to [our blog](https://example.org/a).\n\n- One'
  const data = { token: SAMPLE_TOKEN, issue: { subject: 'News', words, posts: [] } }
  const { html } = await writeMail('newsletter-issue', data, 'en', contentOf({}, '2026-11-21'))
  expect(html).toContain('Welcome to our blog. One')
  expect(html).not.toContain('**')
})
