import type { BlogPosting, Course, FAQPage, ItemList, Offer } from 'schema-dts'
import type { Content } from '@/lib/content/content'
import type { Fees } from '@/lib/content/documents/fees'
import { type Level, type Levels, levelName } from '@/lib/content/documents/levels'
import type { Organisation } from '@/lib/content/documents/organisation'
import type { Question } from '@/lib/content/documents/questions'
import { absolute, absoluteAddress } from '@/lib/i18n/absolute'
import { contentLocales, routing } from '@/lib/i18n/routing'
import { pictureOf } from '@/lib/images/focus'
import type { Post } from '@/lib/posts/schema'
import { provider } from '@/lib/provider/provider'
import { routes } from '@/lib/routes'
import { pageNodeId, providerId } from './json-ld'
import type { PageMeta } from './page-meta'

/** The names of the fee's parts, as on the page. */
export interface FeeLabels {
  readonly deposit: string
  readonly monthly: string
}

/** The courses of the programme as a list with links to their pages; Google shows lists of three or more. */
export function courseList(meta: PageMeta, levels: Levels): ItemList {
  return {
    '@type': 'ItemList',
    '@id': pageNodeId(meta, 'ItemList', 'courses'),
    mainEntityOfPage: { '@id': absolute(meta.path, meta.locale) },
    numberOfItems: levels.length,
    itemListElement: levels.map((level, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: levelName(level)[meta.locale],
      url: absolute(level.path, meta.locale),
    })),
  }
}

/** The total price of a level, with its deposit and monthly fees. */
function offer({ number }: Level, url: string, labels: FeeLabels, fees: Fees): Offer {
  const part = { '@type': 'UnitPriceSpecification', priceCurrency: provider.currency } as const
  return {
    '@type': 'Offer',
    category: 'Paid',
    url,
    price: fees.total[number],
    priceCurrency: provider.currency,
    priceSpecification: {
      '@type': 'CompoundPriceSpecification',
      price: fees.total[number],
      priceCurrency: provider.currency,
      priceComponent: [
        { ...part, name: labels.deposit, price: fees.deposit },
        // MON is the code of a month (UN/CEFACT Recommendation 20).
        {
          ...part,
          name: labels.monthly,
          price: fees.monthlyFee,
          unitCode: 'MON',
          billingDuration: fees.months[number],
        },
      ],
    },
  }
}

/**
 * A level as a course, with the facts of its page. Durations are ISO 8601. No hours are promised, so none are given.
 */
export function course(
  level: Level,
  meta: PageMeta,
  labels: FeeLabels,
  { organisation, fees }: Pick<Content, 'organisation' | 'fees'>,
): Course {
  const { locale } = meta
  const url = absolute(level.path, locale)
  const duration = `P${level.durationYears}Y`
  return {
    '@type': 'Course',
    '@id': pageNodeId(meta, 'Course', level.slug),
    mainEntityOfPage: { '@id': url },
    url,
    name: levelName(level)[locale],
    description: level.summary[locale],
    image: meta.picture.url,
    inLanguage: [...contentLocales],
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
    offers: offer(level, url, labels, fees),
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

/** The node of a post. Its author is the person named, else the provider; times are ISO 8601 with zone. */
export function blogPosting(
  organisation: Organisation,
  post: Post,
  meta: PageMeta,
  section: string | undefined,
): BlogPosting {
  const address = absolute(meta.path, meta.locale)
  const picture = post.featuredImage && absoluteAddress(pictureOf(post.featuredImage).file)
  return {
    '@type': 'BlogPosting',
    '@id': pageNodeId(meta, 'BlogPosting', post.slug),
    mainEntityOfPage: { '@id': address },
    isPartOf: { '@id': address },
    url: address,
    headline: post.title,
    description: meta.description,
    inLanguage: post.language,
    articleSection: section,
    datePublished: meta.article?.publishedAt,
    dateModified: meta.article?.modifiedAt,
    author: post.authorName
      ? {
          '@type': 'Person',
          name: post.authorName,
          jobTitle: post.authorRole ?? undefined,
          worksFor: { '@id': providerId },
        }
      : {
          '@type': 'EducationalOrganization',
          '@id': providerId,
          name: organisation.name[meta.locale],
          url: absolute(routes.home, routing.defaultLocale),
        },
    publisher: { '@id': providerId },
    image: [...(picture ? [picture] : []), meta.picture.url],
    workTranslation: post.translation
      ? {
          '@type': 'BlogPosting',
          url: absolute(routes.post(post.translation.slug), post.translation.language),
          inLanguage: post.translation.language,
        }
      : undefined,
  }
}

/** The questions on a page, with their answers. */
export function questionList(questions: readonly Question[], meta: PageMeta): FAQPage {
  return {
    '@type': 'FAQPage',
    '@id': pageNodeId(meta, 'FAQPage', 'questions'),
    isPartOf: { '@id': absolute(meta.path, meta.locale) },
    inLanguage: meta.locale,
    mainEntity: questions.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question[meta.locale],
      acceptedAnswer: { '@type': 'Answer', text: answer[meta.locale] },
    })),
  }
}
