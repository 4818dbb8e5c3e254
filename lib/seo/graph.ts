import type { BreadcrumbList, EducationalOrganization, Graph, Thing, WebPage, WebSite } from 'schema-dts'
import { organisation } from '@/lib/content/organisation'
import { env } from '@/lib/env'
import { otherLocale } from '@/lib/i18n/paths'
import { type Locale, routing } from '@/lib/i18n/routing'
import { absolute } from './addresses'
import type { PageFacts } from './facts'

/** The id of a thing that is the same on every page, as `#/schema/Type/id`. */
export const thingId = (type: string, id: string) => `${env.SITE_URL}/#/schema/${type}/${id}`

/** The id of a thing that one page alone describes. */
export const pageThingId = ({ path, locale }: PageFacts, type: string, id: string) =>
  `${absolute(path, locale)}#/schema/${type}/${id}`

/** Other things name the provider by it. */
export const providerId = thingId('EducationalOrganization', 'provider')
const siteId = thingId('WebSite', 'site')

/** A step of the way to a page: its name, and its path without language. */
export interface Step {
  readonly name: string
  readonly path: string
}

/** The kinds of page that schema.org tells apart and this site has. */
export type PageType = 'WebPage' | 'AboutPage' | 'ContactPage' | 'CollectionPage'

/** The provider with every fact that the footer and the contact page show. */
export function provider(locale: Locale): EducationalOrganization {
  const { name, shortName, legalName, mission, email, phone, address, social, whatsapp } = organisation
  return {
    '@type': 'EducationalOrganization',
    '@id': providerId,
    name: name[locale],
    alternateName: [shortName[locale], name[otherLocale(locale)]],
    legalName,
    url: absolute('/', 'en'),
    logo: {
      '@type': 'ImageObject',
      '@id': thingId('ImageObject', 'logo'),
      url: `${env.SITE_URL}/icon.svg`,
      contentUrl: `${env.SITE_URL}/icon.svg`,
      caption: name[locale],
    },
    description: mission[locale],
    email,
    telephone: phone.e164,
    contactPoint: {
      '@type': 'ContactPoint',
      email,
      telephone: phone.e164,
      url: whatsapp,
      availableLanguage: [...routing.locales],
    },
    address: {
      '@type': 'PostalAddress',
      streetAddress: `${address.street[locale]}, ${address.suburb[locale]}`,
      addressLocality: address.city,
      addressRegion: address.region[locale],
      postalCode: address.postalCode,
      addressCountry: address.countryCode,
    },
    sameAs: Object.values(social),
  }
}

function webSite(locale: Locale): WebSite {
  return {
    '@type': 'WebSite',
    '@id': siteId,
    url: absolute('/', 'en'),
    name: organisation.name[locale],
    inLanguage: [...routing.locales],
    publisher: { '@id': providerId },
  }
}

function breadcrumbs(facts: PageFacts, trail: readonly Step[]): BreadcrumbList {
  return {
    '@type': 'BreadcrumbList',
    '@id': pageThingId(facts, 'BreadcrumbList', 'trail'),
    itemListElement: trail.map(({ name, path }, place) => ({
      '@type': 'ListItem',
      position: place + 1,
      name,
      item: absolute(path, facts.locale),
    })),
  }
}

function webPage(facts: PageFacts, type: PageType, hasTrail: boolean): WebPage {
  const { path, locale, title, description, picture, article } = facts
  const address = absolute(path, locale)
  return {
    '@type': type,
    '@id': address,
    url: address,
    name: title,
    description,
    isPartOf: { '@id': siteId },
    about: path === '/' ? { '@id': providerId } : undefined,
    inLanguage: locale,
    datePublished: article?.publishedAt,
    dateModified: article?.modifiedAt,
    primaryImageOfPage: { '@type': 'ImageObject', url: picture.url, width: '1200', height: '630' },
    breadcrumb: hasTrail ? { '@id': pageThingId(facts, 'BreadcrumbList', 'trail') } : undefined,
  }
}

/**
 * All that a page says of itself to programs: provider, site, page, the way to it (at least two steps, its own the
 * last; none for the top), and what the page is about. Values that are undefined do not reach the page.
 */
export function pageGraph(
  facts: PageFacts,
  { type = 'WebPage', trail = [], things = [] }: PageExtras = {},
): Graph {
  const hasTrail = trail.length > 1
  return {
    '@context': 'https://schema.org',
    '@graph': [
      provider(facts.locale),
      webSite(facts.locale),
      webPage(facts, type, hasTrail),
      ...(hasTrail ? [breadcrumbs(facts, trail)] : []),
      ...things,
    ],
  }
}

/** What a page adds to what every page says. */
export interface PageExtras {
  readonly type?: PageType
  readonly trail?: readonly Step[]
  readonly things?: readonly Thing[]
}

/** The text of a JSON-LD block, in which nothing ends the script element it stands in. */
export function jsonLd(graph: Graph): string {
  return JSON.stringify(graph).replaceAll('<', '\\u003c')
}
