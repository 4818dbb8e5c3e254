import { definePDFJSModule, getDocumentProxy } from 'unpdf'
import * as pdfjs from 'unpdf/pdfjs'

type Page = Awaited<ReturnType<Awaited<ReturnType<typeof getDocumentProxy>>['getPage']>>
type StructNode = { role?: string; type?: string; id?: string; children?: StructNode[] }

/** A text with its tag in the structure tree, as a screen reader meets it. */
interface TaggedText {
  readonly tag: string
  readonly text: string
}

/** A page's texts by marked content id; artifacts have none. */
async function textsById(page: Page): Promise<Map<string, string>> {
  const texts = new Map<string, string>()
  let id: string | null = null
  for (const item of (await page.getTextContent({ includeMarkedContent: true })).items) {
    if (!('str' in item)) {
      id = item.type === 'endMarkedContent' ? null : (item.id ?? null)
      continue
    }
    // A line may end without a space before the next.
    if (id) texts.set(id, `${texts.get(id) ?? ''}${item.str}${item.hasEOL ? ' ' : ''}`)
  }
  return texts
}

/** The texts under a structure node in reading order, each with its nearest tag. */
function taggedTexts(
  { role = '', type, id, children = [] }: StructNode,
  texts: Map<string, string>,
  tag = role,
): TaggedText[] {
  if (type === 'content') return [{ tag, text: (texts.get(id!) ?? '').replaceAll(/\s+/g, ' ').trim() }]
  return children.flatMap((child) => taggedTexts(child, texts, child.role ?? tag))
}

async function readPage(page: Page) {
  const content = await page.getTextContent()
  const tree = (await page.getStructTree()) as StructNode | null
  const links: { subtype: string; url?: string }[] = await page.getAnnotations()
  return {
    /** All printed text of the page, including artifacts, with single spaces. */
    text: content.items
      .map((item) => ('str' in item ? item.str + (item.hasEOL ? ' ' : '') : ''))
      .join('')
      .replaceAll(/\s+/g, ' '),
    /** Distance from the lowest line to the page's lower edge in points; infinite without text. */
    lowest: Math.min(
      ...content.items.flatMap((item) => ('str' in item && item.str ? [Number(item.transform[5])] : [])),
    ),
    tagged: tree ? taggedTexts(tree, await textsById(page)) : [],
    links: links.filter(({ subtype }) => subtype === 'Link').map(({ url }) => url),
  }
}

/** Reads a PDF's metadata, and each page's text, tagged texts and links. */
export async function readPdf(bytes: Uint8Array) {
  // Jest cannot run the library's own dynamic import.
  await definePDFJSModule(() => Promise.resolve(pdfjs))
  // The library takes ownership of the bytes.
  const pdf = await getDocumentProxy(Uint8Array.from(bytes))
  const { info } = await pdf.getMetadata()
  const pages = []
  for (let number = 1; number <= pdf.numPages; number++) pages.push(await readPage(await pdf.getPage(number)))
  return {
    pages,
    info: info as Record<string, string>,
    tagged: (await pdf.getMarkInfo())?.Marked === true,
    showsTitle: ((await pdf.getViewerPreferences()) as { DisplayDocTitle?: boolean } | null)?.DisplayDocTitle,
  }
}
