import type { Course, ItemList, Offer } from 'schema-dts'
import type { Level } from '@/lib/content/course-types'
import { levelLabel, levels } from '@/lib/content/courses'
import { currency, deposit, feeMonths, monthlyFee, totalFee } from '@/lib/content/fees'
import { organisation } from '@/lib/content/organisation'
import { type Locale, routing } from '@/lib/i18n/routing'
import { absolute } from './addresses'
import { pageThingId, providerId } from './graph'
import type { PageFacts } from './facts'

/** The words for the parts of the fee, as the page shows them. */
export interface FeeWords {
  readonly deposit: string
  readonly monthly: string
}

const courseName = (level: Level, locale: Locale) => `${levelLabel(level)[locale]}: ${level.title[locale]}`

/** The courses of the programme as a list that leads to their pages; Google shows lists of three and more. */
export function courseList(facts: PageFacts): ItemList {
  return {
    '@type': 'ItemList',
    '@id': pageThingId(facts, 'ItemList', 'courses'),
    mainEntityOfPage: { '@id': absolute(facts.path, facts.locale) },
    numberOfItems: levels.length,
    itemListElement: levels.map((level, place) => ({
      '@type': 'ListItem',
      position: place + 1,
      name: courseName(level, facts.locale),
      url: absolute(level.path, facts.locale),
    })),
  }
}

/** What a level costs in all, with the deposit and the monthly fees that make it. */
function offer(level: Level, url: string, words: FeeWords): Offer {
  const part = { '@type': 'UnitPriceSpecification', priceCurrency: currency } as const
  return {
    '@type': 'Offer',
    category: 'Paid',
    url,
    price: totalFee(level.number),
    priceCurrency: currency,
    priceSpecification: {
      '@type': 'CompoundPriceSpecification',
      price: totalFee(level.number),
      priceCurrency: currency,
      priceComponent: [
        { ...part, name: words.deposit, price: deposit },
        // MON is the code of a month (UN/CEFACT Recommendation 20).
        {
          ...part,
          name: words.monthly,
          price: monthlyFee,
          unitCode: 'MON',
          billingDuration: feeMonths[level.number],
        },
      ],
    },
  }
}

/** A level as a course, with what its page shows. Durations are ISO 8601. No hours are promised, so none stand here. */
export function course(level: Level, facts: PageFacts, words: FeeWords): Course {
  const { locale } = facts
  const url = absolute(level.path, locale)
  const duration = `P${level.durationYears}Y`
  return {
    '@type': 'Course',
    '@id': pageThingId(facts, 'Course', level.slug),
    mainEntityOfPage: { '@id': url },
    url,
    name: courseName(level, locale),
    description: level.summary[locale],
    image: facts.picture.url,
    inLanguage: [...routing.locales],
    provider: {
      '@type': 'EducationalOrganization',
      '@id': providerId,
      name: organisation.name[locale],
      sameAs: Object.values(organisation.social),
    },
    timeRequired: duration,
    educationalCredentialAwarded: {
      '@type': 'EducationalOccupationalCredential',
      name: level.award[locale],
    },
    teaches: level.outcomes.map((outcome) => outcome[locale]),
    audience: level.audience.map((people) => ({ '@type': 'Audience', audienceType: people[locale] })),
    syllabusSections: level.modules.map((module) => ({
      '@type': 'Syllabus',
      identifier: module.code,
      name: module.title[locale],
      description: module.topics.map((topic) => topic[locale]).join('; '),
    })),
    offers: offer(level, url, words),
    hasCourseInstance: {
      '@type': 'CourseInstance',
      courseMode: 'Online',
      courseSchedule: {
        '@type': 'Schedule',
        duration,
        repeatFrequency: 'Yearly',
        repeatCount: level.durationYears,
      },
    },
  }
}
