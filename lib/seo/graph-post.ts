import type { BlogPosting } from 'schema-dts'
import { organisation } from '@/lib/content/organisation'
import type { Post } from '@/lib/posts/schema'
import { absolute, absoluteAddress } from './addresses'
import { pageThingId, providerId } from './graph'
import type { PageFacts } from './facts'

/** A post as a record. Posts carry no name of a person, so the provider is their author; times are ISO 8601 with zone. */
export function blogPosting(post: Post, facts: PageFacts, section: string | undefined): BlogPosting {
  const address = absolute(facts.path, facts.locale)
  const picture = post.featuredImage && absoluteAddress(post.featuredImage)
  return {
    '@type': 'BlogPosting',
    '@id': pageThingId(facts, 'BlogPosting', post.slug),
    mainEntityOfPage: { '@id': address },
    isPartOf: { '@id': address },
    url: address,
    headline: post.title,
    description: facts.description,
    inLanguage: post.language,
    articleSection: section,
    datePublished: facts.article?.publishedAt,
    dateModified: facts.article?.modifiedAt,
    author: {
      '@type': 'EducationalOrganization',
      '@id': providerId,
      name: organisation.name[facts.locale],
      url: absolute('/', 'en'),
    },
    publisher: { '@id': providerId },
    image: [...(picture ? [picture] : []), facts.picture.url],
    workTranslation: post.translation
      ? {
          '@type': 'BlogPosting',
          url: absolute(`/blog/${post.translation.slug}`, post.translation.language),
          inLanguage: post.translation.language,
        }
      : undefined,
  }
}
