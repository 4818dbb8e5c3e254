import { readFileSync } from 'node:fs'
import { createTranslator } from 'next-intl'
import { isContentRequired, routing } from './routing'
import { messagesOf, merged } from './translator'

type Tree = { readonly [key: string]: string | Tree }

function flatten(tree: Tree, prefix = ''): [string, string][] {
  return Object.entries(tree).flatMap(([key, value]): [string, string][] =>
    typeof value === 'string' ? [[prefix + key, value]] : flatten(value, `${prefix}${key}.`),
  )
}

const catalogues = routing.locales.map((locale) => {
  const messages = messagesOf(locale)
  return { locale, messages, byKey: new Map(flatten(messages)) }
})
const english = new Map(flatten(messagesOf('en')))
const afrikaans = new Map(flatten(messagesOf('af')))

/** Names, codes and words that are the same in both languages. */
const identical = [
  'Audit.words.af',
  'Audit.words.state',
  'Certificate.pdf.modules',
  'Content.fields.modules',
  'Content.fields.status',
  'Content.form.entry',
  'Footer.blog',
  'Footer.facebook',
  'Footer.instagram',
  'Footer.x',
  'Footer.youtube',
  'Header.blog',
  'Leads.channels.whatsapp',
  'Leads.export.status',
  'Leads.form.phonePlaceholder',
  'Leads.inbox.status',
  'Leads.lead.kinds.whatsapp',
  'Leads.lead.statusTitle',
  'Leads.lead.whatsappTo',
  'Level.moduleCount',
  'Level.modulesIntro',
  'Mail.paymentProblem.status',
  'Meta.level.title',
  'Meta.student.title',
  'NotFound.blog',
  'Papers.certificates.download',
  'PaymentsAdmin.columns.status',
  'PaymentsAdmin.export.status',
  'PersonData.state',
  'Posts.admin.filters.status',
  'Posts.editor.fields.status',
  'Posts.list.title',
  // Symbols of units.
  'Report.hours',
  'Report.minutes',
  'Staff.menu.media',
  'Students.columns.state',
  'System.facts.node',
]

/** The ICU arguments and tags of a message, each with its type. */
function argumentsOf(message: string): string[] {
  const values = [...message.matchAll(/\{\s*(\w+)\s*(?:,\s*(\w+)[^{}]*)?[{}]/g)]
  const tags = [...message.matchAll(/<(\w+)>/g)]
  return [
    ...values.map(([, name, type]) => `${name} ${type ?? ''}`.trim()),
    ...tags.map(([, name]) => `${name} tag`),
  ].sort()
}

/** Why a message cannot be formatted, for example because a quote escapes an argument; else undefined. */
function formatError(t: ReturnType<typeof createTranslator>, key: string, message: string) {
  const values = Object.fromEntries(
    argumentsOf(message).map((argument) => {
      const [name, type] = argument.split(' ') as [string, string?]
      return [name, type === 'tag' ? () => '2' : 2]
    }),
  )
  try {
    const formatted = t.markup(key as never, values as never)
    if (message.includes(', plural,')) return formatted.includes('{') ? `shows ${formatted}` : undefined
    return formatted === message.replaceAll(/\{\w+\}|<(\w+)>[^<]*<\/\1>/g, '2')
      ? undefined
      : `shows ${formatted}`
  } catch (error) {
    return (error as Error).message
  }
}

/** Labels that a link to a language needs in that language; its other messages may be English, unless it is required. */
const OWN = /^(?:Header|Staff\.menu)\.language$/

test('every language has the same messages, with the same arguments, and each can be formatted', () => {
  const problems: string[] = []
  for (const { locale, messages, byKey } of catalogues) {
    const t = createTranslator({
      locale,
      messages,
      onError: (error) => {
        throw error
      },
    })
    for (const [key, message] of byKey) {
      const report = (problem: string) => problems.push(`${locale} ${key}: ${problem}`)
      for (const other of catalogues) {
        const translated = other.byKey.get(key)
        const isNeeded = isContentRequired(other.locale) || OWN.test(key)
        if (translated === undefined && isNeeded) report(`missing in ${other.locale}`)
        else if (translated !== undefined && argumentsOf(message).join() !== argumentsOf(translated).join())
          report(`other arguments than in ${other.locale}`)
      }
      if (message === '' || message !== message.trim() || /\s{2}|[\n\t]/.test(message))
        report('empty, or stray space')
      const error = formatError(t, key, message)
      if (error) report(error)
    }
  }
  expect(problems).toEqual([])
})

test.each([
  ['en', '1 topic', '2 topics'],
  ['af', '1 onderwerp', '2 onderwerpe'],
] as const)('a module with one topic has it in the singular: %s', (locale, ...texts) => {
  const t = createTranslator({ locale, messages: messagesOf(locale) })
  expect([1, 2].map((count) => t('Level.topics', { count }))).toEqual(texts)
})

test('messages identical in both languages are intended to be', () => {
  const equal = [...english].filter(([key, message]) => afrikaans.get(key) === message)
  expect(equal.map(([key]) => key).sort()).toEqual(identical)
})

test.each(routing.locales)('no key of a file hides another of the same name: %s', (locale) => {
  const text = readFileSync(`messages/${locale}.json`, 'utf8')
  expect(text.match(/": "/g)).toHaveLength(flatten(JSON.parse(text) as Tree).length)
})

test('a short file has English messages where it has none', () => {
  const english = { title: 'Page not found', menu: { home: 'Home', blog: 'Blog' }, links: { more: 'More' } }
  expect(merged(english, { title: 'Pagina niet gevonden', menu: { home: 'Begin' } })).toEqual({
    title: 'Pagina niet gevonden',
    menu: { home: 'Begin', blog: 'Blog' },
    links: { more: 'More' },
  })
})
