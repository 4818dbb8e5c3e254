import { type BrochureLink, brochureLinks } from '@/lib/brochure/links'
import type { Content } from '@/lib/content/content'
import { type Fees, formatRand } from '@/lib/content/documents/fees'
import { type Level, levelName } from '@/lib/content/documents/levels'
import { type Organisation, addressLines } from '@/lib/content/documents/organisation'
import { env } from '@/lib/env'
import { absolute } from '@/lib/i18n/absolute'
import { plainSpaces } from '@/lib/i18n/formats'
import { type Locale, languageName, otherLocales, routing } from '@/lib/i18n/routing'
import { translator } from '@/lib/i18n/translator'
import { provider } from '@/lib/provider/provider'
import { type PagePath, routes } from '@/lib/routes'
import { type LlmsSection, sitePages } from '@/lib/site/pages'

const t = translator('en')

const link = (name: string, address: string, note: string) => `- [${name}](${address}): ${note}`

/** A text for each language that has its own besides English, introduced by the language's name. */
const inOthers = (text: (language: Locale) => string) =>
  otherLocales('en').flatMap((language) =>
    text(language) === text('en') ? [] : [`In ${languageName(language, 'en')}: ${text(language)}`],
  )

/** A page in every language, on one line. */
function pageLine(name: string, path: PagePath, note: string): string {
  return [link(name, absolute(path, 'en'), note), ...inOthers((language) => absolute(path, language))].join(
    ' ',
  )
}

/** The lines of a section's pages. */
const pageLines = (wanted: LlmsSection, content: Content) =>
  sitePages.flatMap(({ path, llms }) =>
    llms?.section === wanted
      ? [pageLine(llms.name(content, 'en', t), path, llms.note(content, 'en', t))]
      : [],
  )

function levelLines(level: Level, { deposit, monthlyFee, months, total }: Fees): string[] {
  const modules = level.modules.map(({ code, title }) => `${code} ${title.en}`)
  return [
    pageLine(levelName(level).en, level.path, level.summary.en),
    `  - ${t('Courses.duration')}: ${t('Courses.years', { years: level.durationYears })}. ${t('Courses.award')}: ${level.award.en}.`,
    `  - Fees: deposit ${formatRand(deposit)}, then ${formatRand(monthlyFee)} a month for ${months[level.number]} months; ${formatRand(total[level.number])} in all.`,
    `  - Modules: ${modules.join('; ')}.`,
  ]
}

const brochureLine = ({ href, title, linkText }: BrochureLink) =>
  link(title, new URL(href, env.SITE_URL).href, `${linkText.en}.`)

const contactLines = (organisation: Organisation) => [
  `- ${t('Contact.email')}: ${organisation.email}`,
  `- ${t('Contact.phone')}: ${organisation.phone.display}`,
  `- ${t('Contact.whatsapp')}: ${organisation.whatsapp}`,
  `- ${t('Contact.address')}: ${addressLines(organisation, 'en').join(', ')}`,
]

function feedLine(language: Locale): string {
  const name = languageName(language, 'en')
  return link(
    `Feed in ${name}`,
    absolute(routes.rss, language),
    `The newest articles in ${name}, in full (RSS).`,
  )
}

/**
 * Plain facts for language models, in the form of llmstxt.org, with the pages' claims and names; the notes are no
 * messages, because the file is English only.
 */
export function llmsText(content: Content): string {
  const { organisation, accreditations, fees, levels, brochures } = content
  const languages = otherLocales('en').map(
    (language) => `, and in ${languageName(language, 'en')}, with /${language} before the address of a page`,
  )
  const lines = [
    `# ${organisation.name.en}`,
    '',
    [
      `> ${organisation.mission.en} The courses are 100% online.`,
      ...inOthers((language) => `${organisation.name[language]}. ${organisation.mission[language]}`),
    ].join(' '),
    '',
    `${accreditations.statement.en} ${accreditations.invitation.en}`,
    '',
    `The site is in English${languages.join('')}. Amounts are in ${provider.currencyName.en} (${provider.currency}).`,
    '',
    '## Courses',
    '',
    ...pageLines('courses', content),
    ...levels.flatMap((level) => levelLines(level, fees)),
    `- ${fees.cancellationRule.en} ${fees.nonRefundableNote.en}`,
    '',
    '## How to apply',
    '',
    link(
      t('Brochures.form'),
      organisation.external.registrationForm,
      'Begin with Level 1, because the levels build on one another.',
    ),
    ...pageLines('apply', content),
    ...brochureLinks(brochures).map(brochureLine),
    '',
    '## Contact',
    '',
    ...contactLines(organisation),
    ...pageLines('contact', content),
    '',
    '## About and articles',
    '',
    ...pageLines('about', content),
    ...routing.locales.map(feedLine),
    '',
    '## Optional',
    '',
    ...pageLines('optional', content),
  ]
  return `${plainSpaces(lines.join('\n'))}\n`
}
