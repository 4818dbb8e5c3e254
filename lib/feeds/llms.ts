import { disclaimer } from '@/lib/content/accreditations'
import { brochures } from '@/lib/content/brochures'
import type { Level } from '@/lib/content/course-types'
import { levelLabel, levels, programme } from '@/lib/content/courses'
import {
  cancellationRule,
  deposit,
  feeMonths,
  formatRand,
  monthlyFee,
  nonRefundableNote,
  totalFee,
} from '@/lib/content/fees'
import type { Language } from '@/lib/content/localized'
import { addressLines, organisation } from '@/lib/content/organisation'
import { env } from '@/lib/env'
import { type PagePath, routes } from '@/lib/routes'
import { absolute } from '@/lib/seo/addresses'

const link = (name: string, address: string, note: string) => `- [${name}](${address}): ${note}`

/** A page in both languages, on one line. */
function pageLine(name: string, path: PagePath, note: string): string {
  return `${link(name, absolute(path, 'en'), note)} In Afrikaans: ${absolute(path, 'af')}`
}

function levelLines(level: Level): string[] {
  const modules = level.modules.map(({ code, title }) => `${code} ${title.en}`)
  const months = feeMonths[level.number]
  return [
    pageLine(`${levelLabel(level).en}: ${level.title.en}`, level.path, level.summary.en),
    `  - Duration: ${level.durationYears} ${level.durationYears === 1 ? 'year' : 'years'}. Award: ${level.award.en}.`,
    `  - Fees: deposit ${formatRand(deposit)}, then ${formatRand(monthlyFee)} a month for ${months} months; ${formatRand(totalFee(level.number))} in all.`,
    `  - Modules: ${modules.join('; ')}.`,
  ]
}

function brochureLine({ language, path, title, linkText }: (typeof brochures)[number]): string {
  const own = { en: env.BROCHURE_EN_URL, af: env.BROCHURE_AF_URL }[language]
  return link(title, own ?? env.SITE_URL + path, `${linkText.en}.`)
}

const contactLines = [
  `- E-mail: ${organisation.email}`,
  `- Phone: ${organisation.phone.display}`,
  `- WhatsApp: ${organisation.whatsapp}`,
  `- Address: ${addressLines('en').join(', ')}`,
]

function feedLine(language: Language, name: string): string {
  return link(
    `Feed in ${name}`,
    absolute(routes.rss, language),
    `The newest articles in ${name}, whole (RSS).`,
  )
}

/** The plain facts of the site for programs that read for people, in the form of llmstxt.org. It claims what the pages claim. */
export function llmsText(): string {
  const lines = [
    `# ${organisation.name.en}`,
    '',
    `> ${organisation.mission.en} The courses are 100% online. In Afrikaans: ${organisation.name.af}. ${organisation.mission.af}`,
    '',
    `${disclaimer.statement.en} ${disclaimer.invitation.en}`,
    '',
    'The site is in English and in Afrikaans; an Afrikaans page has /af before its address. Amounts are in South African rand.',
    '',
    '## Courses',
    '',
    pageLine(programme.title.en, programme.path, programme.description.en),
    ...levels.flatMap(levelLines),
    `- ${cancellationRule.en} ${nonRefundableNote.en}`,
    '',
    '## How to apply',
    '',
    link(
      'Registration form',
      organisation.external.registrationForm,
      'Begin with Level 1, because the levels build on one another.',
    ),
    pageLine('Ask for information', routes.landing, 'A short form: name, e-mail address and phone number.'),
    ...brochures.map(brochureLine),
    '',
    '## Contact',
    '',
    ...contactLines,
    pageLine('Contact', routes.contact, 'All the ways to reach us.'),
    '',
    '## About and articles',
    '',
    pageLine('About us', routes.about, 'Who we are.'),
    pageLine('Blog', routes.blog, 'Articles on biblical counselling and pastoral care.'),
    feedLine('en', 'English'),
    feedLine('af', 'Afrikaans'),
    '',
    '## Optional',
    '',
    pageLine('Courses', routes.courses, 'The programme and its levels, side by side.'),
    pageLine('Privacy Policy', routes.privacyPolicy, 'What is kept about visitors, and why.'),
    pageLine('Terms', routes.terms, 'Use of the site, enrolment and fees.'),
  ]
  return `${lines.join('\n').replaceAll('\u00a0', ' ')}\n`
}
