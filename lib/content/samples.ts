import { aboutIsSample } from './about'
import { accreditations } from './accreditations'
import { levels } from './courses'
import { sampleKeys } from './organisation'
import { termsAreSample } from './terms'
import { homeTestimonials, landingTestimonials } from './testimonials'

/** A value that is still invented: the file in lib/content that holds it, and where in that file. */
export type Sample = { readonly file: string; readonly place: string }

function isSampleLink(link: string | undefined): boolean {
  return link?.startsWith('https://example.org/') ?? false
}

/**
 * Every invented value that is still in place, for `npm run check:launch`. The organisation lists
 * its own; elsewhere a link on example.org or a flag beside the value tells. Empty once the site may go live.
 */
export function remainingSamples(): readonly Sample[] {
  return [
    ...sampleKeys.map((key) => ({ file: 'organisation.ts', place: key })),
    ...accreditations
      .filter((card) => isSampleLink(card.link))
      .map((card) => ({ file: 'accreditations.ts', place: `${card.icon}: title and link` })),
    ...levels.flatMap((level) =>
      level.modules
        .filter((courseModule) => isSampleLink(courseModule.bookLink))
        .map((courseModule) => ({
          file: `courses-level-${level.number}.ts`,
          place: `${courseModule.code}: bookLink`,
        })),
    ),
    ...[...homeTestimonials, ...landingTestimonials]
      .filter((testimonial) => testimonial.sample)
      .map((testimonial) => ({ file: 'testimonials.ts', place: testimonial.author })),
    ...(aboutIsSample ? [{ file: 'about.ts', place: 'cards and story' }] : []),
    ...(termsAreSample ? [{ file: 'terms.ts', place: 'all sections' }] : []),
  ]
}
