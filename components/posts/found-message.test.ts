import { createTranslator } from 'next-intl'
import af from '@/messages/af.json'
import en from '@/messages/en.json'

const catalogues = { en, af }

test.each([
  ['en', 1, 'luister', '1 article for ‘luister’'],
  ['en', 2000, 'rou', '2000 articles for ‘rou’'],
  ['en', 3, '$& {count} {query}', '3 articles for ‘$& {count} {query}’'],
  ['af', 1, 'rou', '1 artikel vir ‘rou’'],
  ['af', 2, 'rou', '2 artikels vir ‘rou’'],
] as const)('in %s, %i found for %j: %s', (locale, count, query, sentence) => {
  const t = createTranslator({ locale, messages: catalogues[locale], namespace: 'Posts.list' })
  expect(t('found', { count, query })).toBe(sentence)
})
