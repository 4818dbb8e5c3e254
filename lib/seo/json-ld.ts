import type { BreadcrumbList, EducationalOrganization, Graph, Thing, WebPage, WebSite } from 'schema-dts'
import type { Organisation } from '@/lib/content/documents/organisation'
import { env } from '@/lib/env'
import { absolute } from '@/lib/i18n/absolute'
import { plainSpaces } from '@/lib/i18n/formats'
import { type Locale, contentLocales, otherLocales, routing } from '@/lib/i18n/routing'
import { type PagePath, routes } from '@/lib/routes'
import type { PageMeta } from './page-meta'

/** The id of a node that is the same on every page, as `#/schema/Type/id`. */
const nodeId = (type: string, id: string) => `${env.SITE_URL}/#/schema/${type}/${id}`

/** The id of a node specific to one page. */
export const pageNodeId = ({ path, locale }: PageMeta, type: string, id: string) =>
  `${absolute(path, locale)}#/schema/${type}/${id}`

/** The id of the provider in other nodes. */
export const providerId = nodeId('EducationalOrganization', 'provider')
const siteId = nodeId('WebSite', 'site')

/** A page in the breadcrumbs: its name, and its unprefixed path. */
export interface Breadcrumb {
  readonly name: string
  readonly path: PagePath
}

/** The schema.org types of this site's pages. */
export type PageType = 'WebPage' | 'AboutPage' | 'ContactPage' | 'CollectionPage'

/** The provider, with every fact of the footer and the contact page. */
function provider(organisation: Organisation, locale: Locale): EducationalOrganization {
  const { name, shortName, legalName, vatNumber, mission, email, phone, address, social, whatsapp } =
    organisation
  return {
    '@type': 'EducationalOrganization',
    '@id': providerId,
    name: name[locale],
    alternateName: [shortName[locale], ...otherLocales(locale).map((other) => name[other])],
    legalName,
    ...(vatNumber && { vatID: vatNumber }),
    url: absolute(routes.home, routing.defaultLocale),
    logo: {
      '@type': 'ImageObject',
      '@id': nodeId('ImageObject', 'logo'),
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
      availableLanguage: [...contentLocales],
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

function webSite(organisation: Organisation, locale: Locale): WebSite {
  return {
    '@type': 'WebSite',
    '@id': siteId,
    url: absolute(routes.home, routing.defaultLocale),
    name: organisation.name[locale],
    inLanguage: [...routing.locales],
    publisher: { '@id': providerId },
  }
}

function breadcrumbList(meta: PageMeta, breadcrumbs: readonly Breadcrumb[]): BreadcrumbList {
  return {
    '@type': 'BreadcrumbList',
    '@id': pageNodeId(meta, 'BreadcrumbList', 'trail'),
    itemListElement: breadcrumbs.map(({ name, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: absolute(path, meta.locale),
    })),
  }
}

function webPage(meta: PageMeta, type: PageType, hasBreadcrumbs: boolean): WebPage {
  const { path, locale, title, description, picture, article } = meta
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
    breadcrumb: hasBreadcrumbs ? { '@id': pageNodeId(meta, 'BreadcrumbList', 'trail') } : undefined,
  }
}

/**
 * The JSON-LD of a page: provider, site, page, breadcrumbs (the page itself last; none for the home page), and its own
 * nodes. Undefined values are left out.
 */
export function pageGraph(
  organisation: Organisation,
  meta: PageMeta,
  { type = 'WebPage', breadcrumbs = [], nodes = [] }: PageExtras = {},
): Graph {
  const hasBreadcrumbs = breadcrumbs.length > 1
  return {
    '@context': 'https://schema.org',
    '@graph': [
      provider(organisation, meta.locale),
      webSite(organisation, meta.locale),
      webPage(meta, type, hasBreadcrumbs),
      ...(hasBreadcrumbs ? [breadcrumbList(meta, breadcrumbs)] : []),
      ...nodes,
    ],
  }
}

/** A page's additions to the common JSON-LD. */
export interface PageExtras {
  readonly type?: PageType
  readonly breadcrumbs?: readonly Breadcrumb[]
  readonly nodes?: readonly Thing[]
}

/** The text of a JSON-LD block, escaped so that nothing ends its script element. */
export function jsonLd(graph: Graph): string {
  return plainSpaces(JSON.stringify(graph)).replaceAll('<', '\\u003c')
}
