import type { MetadataRoute } from 'next'
import { levelNumbers } from '@/lib/content/level-numbers'
import { type Locale, formatLocale, otherLocales, routing } from '@/lib/i18n/routing'
import { translator } from '@/lib/i18n/translator'
import { themes } from '@/lib/provider/palette'
import { publishedContent } from '@/lib/site/queries'

export const revalidate = 60

/**
 * The site on a home screen. `browser`, because without the browser's bar there would be no way back from the student
 * portal or WhatsApp, no sharing, and no address to trust. `start_url` leads each visitor to their language. The
 * `_localized` members (W3C, Web Application Manifest) name the site in its other languages. Made at build, and again
 * on the first request after a publication.
 * @throws Error if the content has never been read: browsers cope without the file.
 */
export default async function manifest(): Promise<MetadataRoute.Manifest> {
  const { organisation } = await publishedContent()
  const describe = (language: Locale) =>
    translator(language)('Meta.home.description', { levels: levelNumbers.length })
  const others = (text: (language: Locale) => string) =>
    Object.fromEntries(otherLocales(routing.defaultLocale).map((language) => [language, text(language)]))
  const localized = {
    name_localized: others((language) => organisation.name[language]),
    short_name_localized: others((language) => organisation.shortName[language]),
    description_localized: others(describe),
  }
  return {
    id: '/',
    name: organisation.name.en,
    short_name: organisation.shortName.en,
    description: describe('en'),
    ...localized,
    lang: formatLocale.en,
    dir: 'ltr',
    start_url: '/',
    scope: '/',
    display: 'browser',
    background_color: themes.light.paper,
    theme_color: themes.light.paper,
    icons: [
      { src: '/icons/icon-192.png', sizes: '192x192', type: 'image/png', purpose: 'any' },
      { src: '/icons/icon-512.png', sizes: '512x512', type: 'image/png', purpose: 'any' },
      { src: '/icons/maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
    ],
  }
}
