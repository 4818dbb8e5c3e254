import { createTranslator } from 'next-intl'
import af from '@/messages/af.json'
import en from '@/messages/en.json'
import { foundText } from './found-text'

const said = (messages: typeof en, count: number, query: string) => {
  const t = createTranslator({ locale: 'en', messages, namespace: 'Posts.list' })
  const texts = { empty: t('empty'), foundOne: t.raw('foundOne'), foundMany: t.raw('foundMany') }
  return foundText(texts, count, query)
}

test.each([
  [0, 'zzzz', 'No posts found. Please try a different search term.'],
  [1, 'luister', '1 article for ‘luister’'],
  [2000, 'rou', '2000 articles for ‘rou’'],
  [3, '$& {count} {query}', '3 articles for ‘$& {count} {query}’'],
])('%i found for %j: %s', (count, query, text) => {
  expect(said(en, count, query)).toBe(text)
})

test.each([
  [1, '1 artikel vir ‘rou’'],
  [2, '2 artikels vir ‘rou’'],
])('%i found, in Afrikaans: %s', (count, text) => {
  expect(said(af, count, 'rou')).toBe(text)
})
