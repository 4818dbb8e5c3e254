import { contentOf } from '@/lib/content/content'
import { env } from '@/lib/env'
import { api, files, routes, withQuery } from '@/lib/routes'
import { SAMPLE_TOKEN } from './kinds/newsletter'
import { mailKinds } from './registry'
import { writeSample } from './render'
import { withoutSecrets } from './without-secrets'

const id = SAMPLE_TOKEN.slice(0, 36)

test.each([
  routes.pay(SAMPLE_TOKEN),
  `/af${routes.pay(SAMPLE_TOKEN)}`,
  api.receipt(SAMPLE_TOKEN),
  api.sendProof(SAMPLE_TOKEN),
  withQuery(routes.invitation, { token: SAMPLE_TOKEN }),
  withQuery(routes.newsletterConfirm, { token: SAMPLE_TOKEN }),
  withQuery(routes.newsletterManage, { token: SAMPLE_TOKEN }),
  withQuery(routes.privacyRequestConfirm, { token: SAMPLE_TOKEN }),
  withQuery(routes.newPassword, { code: 'abc' }),
  `${api.unsubscribe}?token=${SAMPLE_TOKEN}`,
  routes.preview(id),
  api.contentPreview(id),
  // Addresses that no present page has.
  `/certificate/${id}`,
  `${routes.blog}#token=abc`,
])('the address %s is not kept', (path) => {
  expect(withoutSecrets(`Here (${env.SITE_URL}${path}), or\n${env.SITE_URL}${path}.`)).toBe(
    'Here ([link]), or\n[link].',
  )
})

test.each([
  env.SITE_URL,
  `${env.SITE_URL}/af`,
  `${env.SITE_URL}/af${routes.privacyPolicy}`,
  `${env.SITE_URL}${routes.newsletterForm}`,
  `${env.SITE_URL}${files.brochure('level-1-en.pdf')}`,
  'https://forms.example.com/d/e/1FAIpQLSdx/viewform?usp=sf_link',
  'https://wa.me/27821234567',
])('the address %s is unchanged', (address) => {
  const text = `Read this: ${address}. And (${address})!`
  expect(withoutSecrets(text)).toBe(text)
})

test.each(mailKinds.flatMap((kind) => [[kind, 'en'] as const, [kind, 'af'] as const]))(
  'only addresses are removed from %s in %s, and no token remains',
  async (kind, language) => {
    const { text } = await writeSample(kind, language, contentOf({}, '2026-11-21'))
    const kept = withoutSecrets(text)
    expect(kept).not.toMatch(/[0-9a-f]{64}|[?&]token=/)
    const words = (part: string) => part.replace(/https?:\/\/\S*[^\s.,)]|\[link\]/g, '')
    expect(words(kept)).toBe(words(text))
  },
)
