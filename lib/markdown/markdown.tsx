import { compileMDX } from 'next-mdx-remote/rsc'
import type { ReactElement } from 'react'
import rehypeRaw from 'rehype-raw'
import rehypeSanitize from 'rehype-sanitize'
import remarkGfm from 'remark-gfm'
import type { Locale } from '@/lib/i18n/routing'
import { PostImage, PostTable, postLink, taskBox } from './elements'
import { prefixIds } from './ids'
import { normalizeElements } from './normalize'
import { dropOpaqueElements } from './raw-html'
import { schema } from './schema'

const words = {
  en: { footnoteLabel: 'Footnotes', backLabel: 'Back to reference', done: 'Done', open: 'Not done' },
  af: {
    footnoteLabel: 'Voetnotas',
    backLabel: 'Terug na verwysing',
    done: 'Gedoen',
    open: 'Nog nie gedoen nie',
  },
} as const satisfies Record<Locale, object>

/**
 * A post's Markdown as the page shows it: CommonMark with GitHub's extensions and safe HTML. The one renderer of
 * page, preview and feed. `format: 'md'` because the default reads content as a program: a stray brace breaks it.
 */
export async function Markdown({
  source,
  locale,
  language = locale,
}: {
  source: string
  /** Of the page: where links inside the site lead. */
  locale: Locale
  /** Of the text: the words that come with footnotes and tasks. */
  language?: Locale
}): Promise<ReactElement> {
  const { footnoteLabel, backLabel, ...task } = words[language]
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
          prefixIds,
        ],
      },
    },
    components: { a: postLink(locale), img: PostImage, input: taskBox(task), table: PostTable },
  })
  return content
}
