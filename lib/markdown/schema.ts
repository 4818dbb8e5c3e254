import { type Options, defaultSchema } from 'rehype-sanitize'

/** The only schemes of a link in a post (specification, section 5). */
const LINK_SCHEMES = ['http', 'https', 'irc', 'ircs', 'mailto', 'xmpp']

// The allow-list looks at no scheme in `srcset`; a picture falls back to its `img`.
const tagNames = (defaultSchema.tagNames ?? []).filter((name) => name !== 'source')

/**
 * What of HTML may stand in a post: GitHub's allow-list, a little wider in phrasing, narrower in schemes.
 * Scripts, handlers, styles, forms and frames are not in it. Ids are prefixed by `prefixIds`.
 */
export const schema: Options = {
  ...defaultSchema,
  clobber: [],
  tagNames: [...tagNames, 'abbr', 'cite', 'dfn', 'figcaption', 'figure', 'mark', 'small', 'u'],
  attributes: {
    ...defaultSchema.attributes,
    abbr: ['title'],
    dfn: ['title'],
    img: [...(defaultSchema.attributes?.img ?? []), 'src', 'alt', 'title', 'width', 'height'],
  },
  protocols: {
    ...defaultSchema.protocols,
    href: LINK_SCHEMES,
    cite: ['http', 'https'],
    src: ['http', 'https'],
    longDesc: ['http', 'https'],
  },
  strip: ['script', 'style', 'iframe', 'template', 'object', 'embed'],
}
