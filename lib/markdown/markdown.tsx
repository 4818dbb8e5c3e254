import { compileMDX } from 'next-mdx-remote/rsc'
import type { ReactElement } from 'react'
import rehypeRaw from 'rehype-raw'
import rehypeSanitize from 'rehype-sanitize'
import remarkGfm from 'remark-gfm'
import type { Locale } from '@/lib/i18n/routing'
import { type ImageMode, PostTable, postImage, postLink, taskBox } from './elements'
import { type Outline, headings } from './headings'
import { dropOpaqueElements, normalizeElements, prefixIds, schema } from './sanitize'

const words = {
  en: {
    footnoteLabel: 'Footnotes',
    backLabel: 'Back to reference',
    done: 'Done',
    open: 'Not done',
    anchor: 'Link to this section',
  },
  af: {
    footnoteLabel: 'Voetnotas',
    backLabel: 'Terug na verwysing',
    done: 'Gedoen',
    open: 'Nog nie gedoen nie',
    anchor: 'Skakel na hierdie afdeling',
  },
} as const satisfies Record<Locale, object>

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
  const { footnoteLabel, backLabel, anchor, ...task } = words[language]
  const { content } = await compileMDX({
    source,
    options: {
      mdxOptions: {
        format: 'md',
        // The page's policy lets no style attribute through; post.css reads `align`.
        tableCellAlignToStyle: false,
        remarkPlugins: [remarkGfm],
        remarkRehypeOptions: {
          footnoteLabel,
          footnoteBackLabel: (index: number, again: number) =>
            `${backLabel} ${index + 1}${again > 1 ? `-${again}` : ''}`,
        },
        rehypePlugins: [
          dropOpaqueElements,
          rehypeRaw,
          normalizeElements,
          [rehypeSanitize, schema],
          ...(onOutline ? [() => headings({ label: anchor, onOutline })] : []),
          prefixIds,
        ],
      },
    },
    components: { a: postLink(locale), img: postImage(images), input: taskBox(task), table: PostTable },
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
