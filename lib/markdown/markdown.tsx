import { compileMDX } from 'next-mdx-remote/rsc'
import type { ReactElement } from 'react'
import rehypeRaw from 'rehype-raw'
import rehypeSanitize from 'rehype-sanitize'
import remarkGfm from 'remark-gfm'
import type { Locale } from '@/lib/i18n/routing'
import { translator } from '@/lib/i18n/translator'
import { logError } from '@/lib/log/log'
import { bareLinks } from './bare-links'
import { type ExcessCode, textExcess } from './budget'
import { type ImageMode, PostCode, PostTable, postImage, postLink, taskCheckbox } from './elements'
import { BELOW, collapseBelowFold } from './first-screen'
import { type Outline, headings } from './headings'
import { dropOpaqueElements, normalizeElements, prefixIds, schema } from './sanitize'
import { TextTooComplex, limitTree } from './tree-limits'

interface Text {
  readonly source: string
  /** The locale of the page, used for links inside the site. */
  readonly locale: Locale
  /** The language of the text, used for the labels of footnotes and tasks. */
  readonly language?: Locale
  /** Responsive, unless the text is read outside this site. */
  readonly images?: ImageMode
  /** Replacements of elements. `below-the-fold` receives the blocks below the first screen. */
  readonly elements?: Elements
  /** Receives the headings and the word count. If given, headings get links. */
  readonly onOutline?: (outline: Outline) => void
}

type Elements = NonNullable<Parameters<typeof compileMDX>[0]['components']>

/**
 * A post's rendered Markdown: CommonMark with GitHub's extensions and safe HTML. The one renderer of page, preview and
 * feed. `format: 'md'` because the default treats content as a program: a stray brace breaks it.
 * @throws TextTooComplex for a text beyond its budget (budget.ts).
 */
export async function Markdown({
  source,
  locale,
  language = locale,
  images = 'responsive',
  elements,
  onOutline,
}: Text): Promise<ReactElement> {
  const excess = textExcess(source)
  if (excess) throw new TextTooComplex(excess)
  const limits = limitTree()
  const t = translator(language)
  const label = (heading: string) => t('Posts.markdown.sectionLink', { heading })
  try {
    const { content } = await compileMDX({
      source,
      options: {
        mdxOptions: {
          format: 'md',
          // The page's policy allows no style attribute; post.css reads `align`.
          tableCellAlignToStyle: false,
          remarkPlugins: [remarkGfm, bareLinks, limits.plugin],
          remarkRehypeOptions: {
            footnoteLabel: t('Posts.markdown.footnotes'),
            footnoteBackLabel: (index: number, again: number) =>
              t('Posts.markdown.backToReference', {
                reference: again > 1 ? `${index + 1}-${again}` : String(index + 1),
              }),
          },
          rehypePlugins: [
            limits.plugin,
            dropOpaqueElements,
            rehypeRaw,
            limits.plugin,
            normalizeElements,
            [rehypeSanitize, schema],
            ...(onOutline ? [() => headings({ label, onOutline })] : []),
            prefixIds,
            ...(elements && BELOW in elements ? [collapseBelowFold] : []),
          ],
        },
      },
      components: {
        a: postLink(locale),
        img: postImage(images),
        pre: PostCode,
        input: taskCheckbox({ done: t('Posts.markdown.taskDone'), open: t('Posts.markdown.taskOpen') }),
        table: PostTable,
        ...elements,
      },
    })
    return content
  } catch (error) {
    const found = limits.excess()
    throw found ? new TextTooComplex(found) : error
  }
}

/** Why rendering a text fails, found by rendering it; null if it succeeds. @throws any other error. */
export async function renderingExcess(source: string): Promise<ExcessCode | null> {
  try {
    await Markdown({ source, locale: 'en' })
    return null
  } catch (error) {
    if (error instanceof TextTooComplex) return error.excess
    throw error
  }
}

/** The notice in place of a text that cannot be rendered. */
export function textNotice(language: Locale): ReactElement {
  return <p>{translator(language)('Posts.markdown.notShown')}</p>
}

/**
 * A text for a post's own page: headings with links, and the data of a table of contents. A text that cannot be
 * rendered is logged and gives a notice, because neither a build nor a page may fail over it.
 */
export async function postText(text: Text): Promise<Outline & { readonly content: ReactElement }> {
  let outline: Outline = { words: 0, headings: [] }
  try {
    const content = await Markdown({ ...text, onOutline: (found) => void (outline = found) })
    return { content, ...outline }
  } catch (error) {
    logError('postText', error)
    return { content: textNotice(text.language ?? text.locale), words: 0, headings: [] }
  }
}
