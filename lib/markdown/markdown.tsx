import { compileMDX } from 'next-mdx-remote/rsc'
import type { ReactElement } from 'react'
import rehypeRaw from 'rehype-raw'
import rehypeSanitize from 'rehype-sanitize'
import remarkGfm from 'remark-gfm'
import type { Locale } from '@/lib/i18n/routing'
import { translator } from '@/lib/i18n/translator'
import { type ImageMode, PostTable, postImage, postLink, taskBox } from './elements'
import { type Outline, headings } from './headings'
import { dropOpaqueElements, normalizeElements, prefixIds, schema } from './sanitize'

interface Text {
  readonly source: string
  /** The locale of the page: the one that links inside the site lead to. */
  readonly locale: Locale
  /** The language of the text: that of the labels of footnotes and tasks. */
  readonly language?: Locale
  /** Responsive, unless the text is read outside this site. */
  readonly images?: ImageMode
}

async function compiled(
  { source, locale, language = locale, images = 'responsive' }: Text,
  onOutline?: (outline: Outline) => void,
): Promise<ReactElement> {
  const t = translator(language)
  const label = (heading: string) => t('Posts.markdown.sectionLink', { heading })
  const { content } = await compileMDX({
    source,
    options: {
      mdxOptions: {
        format: 'md',
        // The page's policy allows no style attribute; post.css reads `align`.
        tableCellAlignToStyle: false,
        remarkPlugins: [remarkGfm],
        remarkRehypeOptions: {
          footnoteLabel: t('Posts.markdown.footnotes'),
          footnoteBackLabel: (index: number, again: number) =>
            t('Posts.markdown.backToReference', {
              reference: again > 1 ? `${index + 1}-${again}` : String(index + 1),
            }),
        },
        rehypePlugins: [
          dropOpaqueElements,
          rehypeRaw,
          normalizeElements,
          [rehypeSanitize, schema],
          ...(onOutline ? [() => headings({ label, onOutline })] : []),
          prefixIds,
        ],
      },
    },
    components: {
      a: postLink(locale),
      img: postImage(images),
      input: taskBox({ done: t('Posts.markdown.taskDone'), open: t('Posts.markdown.taskOpen') }),
      table: PostTable,
    },
  })
  return content
}

/**
 * A post's Markdown as it is shown: CommonMark with GitHub's extensions and safe HTML. The one renderer of page,
 * preview and feed. `format: 'md'` because the default reads content as a program: a stray brace breaks it.
 */
export function Markdown(text: Text): Promise<ReactElement> {
  return compiled(text)
}

/** The same for a post's own page: headings that can be linked to, and what a table of contents needs. */
export async function postText(text: Text): Promise<Outline & { readonly content: ReactElement }> {
  let outline: Outline = { words: 0, headings: [] }
  const content = await compiled(text, (found) => void (outline = found))
  return { content, ...outline }
}
