import type { Brochure } from '@/lib/content/brochure'
import type { Content } from '@/lib/content/content'
import { type Fees, formatRand } from '@/lib/content/fees'
import { type Level, levelName } from '@/lib/content/levels'
import type { Language } from '@/lib/content/localized'
import { type Organisation, addressLines } from '@/lib/content/organisation'
import { env } from '@/lib/env'
import { absolute } from '@/lib/i18n/absolute'
import { plainSpaces } from '@/lib/i18n/formats'
import { translator } from '@/lib/i18n/translator'
import { type PagePath, routes } from '@/lib/routes'

const t = translator('en')

const link = (name: string, address: string, note: string) => `- [${name}](${address}): ${note}`

/** A page in both languages, on one line. */
function pageLine(name: string, path: PagePath, note: string): string {
  return `${link(name, absolute(path, 'en'), note)} In Afrikaans: ${absolute(path, 'af')}`
}

function levelLines(level: Level, { deposit, monthlyFee, months, total }: Fees): string[] {
  const modules = level.modules.map(({ code, title }) => `${code} ${title.en}`)
  return [
    pageLine(levelName(level).en, level.path, level.summary.en),
    `  - ${t('Courses.duration')}: ${t('Courses.years', { years: level.durationYears })}. ${t('Courses.award')}: ${level.award.en}.`,
    `  - Fees: deposit ${formatRand(deposit)}, then ${formatRand(monthlyFee)} a month for ${months[level.number]} months; ${formatRand(total[level.number])} in all.`,
    `  - Modules: ${modules.join('; ')}.`,
  ]
}

function brochureLine({ language, path, title, linkText }: Brochure): string {
  const own = { en: env.BROCHURE_EN_URL, af: env.BROCHURE_AF_URL }[language]
  return link(title, own ?? env.SITE_URL + path, `${linkText.en}.`)
}

const contactLines = (organisation: Organisation) => [
  `- ${t('Contact.email')}: ${organisation.email}`,
  `- ${t('Contact.phone')}: ${organisation.phone.display}`,
  `- ${t('Contact.whatsapp')}: ${organisation.whatsapp}`,
  `- ${t('Contact.address')}: ${addressLines(organisation, 'en').join(', ')}`,
]

function feedLine(language: Language): string {
  const name = t(`Posts.languages.${language}`)
  return link(
    `Feed in ${name}`,
    absolute(routes.rss, language),
    `The newest articles in ${name}, in full (RSS).`,
  )
}

/**
 * The plain facts of the site for programs that read for people, in the form of llmstxt.org. It claims what the pages
 * claim and calls them by their names; the notes beside them are no messages, because the file is English alone.
 */
export function llmsText(content: Content): string {
  const { organisation, accreditations, programme, fees, levels, brochures } = content
  const lines = [
    `# ${organisation.name.en}`,
    '',
    `> ${organisation.mission.en} The courses are 100% online. In Afrikaans: ${organisation.name.af}. ${organisation.mission.af}`,
    '',
    `${accreditations.statement.en} ${accreditations.invitation.en}`,
    '',
    'The site is in English and in Afrikaans; an Afrikaans page has /af before its address. Amounts are in South African rand.',
    '',
    '## Courses',
    '',
    pageLine(t('Programme.title', { title: programme.title.en }), routes.programme, programme.description.en),
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
    pageLine(t('Courses.ask'), routes.landing, 'A short form: name, e-mail address and phone number.'),
    ...brochures.map(brochureLine),
    '',
    '## Contact',
    '',
    ...contactLines(organisation),
    pageLine(t('Header.contact'), routes.contact, 'All the ways to reach us.'),
    '',
    '## About and articles',
    '',
    pageLine(t('Header.about'), routes.about, 'Who we are.'),
    pageLine(t('Header.blog'), routes.blog, 'Articles on biblical counselling and pastoral care.'),
    feedLine('en'),
    feedLine('af'),
    '',
    '## Optional',
    '',
    pageLine(t('Header.courses'), routes.courses, 'The levels, side by side.'),
    pageLine(t('Footer.privacy'), routes.privacyPolicy, 'What is kept about visitors, and why.'),
    pageLine(t('Footer.terms'), routes.terms, 'Use of the site, enrolment and fees.'),
  ]
  return `${plainSpaces(lines.join('\n'))}\n`
}
