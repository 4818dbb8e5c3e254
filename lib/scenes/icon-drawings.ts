import * as lucide from 'lucide-react'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'

/** The library's icons on public pages, by their names there. */
const names = [
  'arrow-left',
  'arrow-right',
  'arrow-up',
  'arrow-up-right',
  'badge-check',
  'book-open-text',
  'bot-message-square',
  'check',
  'chevron-down',
  'circle-check',
  'circle-x',
  'copy',
  'eye',
  'eye-off',
  'file-text',
  'graduation-cap',
  'hammer',
  'hourglass',
  'key-round',
  'languages',
  'mail',
  'menu',
  'moon',
  'phone',
  'plus',
  'printer',
  'search',
  'share-2',
  'sun',
  'x',
] as const

/** Icons for staff only, in a separate file that visitors do not load. */
const staffNames = [
  'arrow-down',
  'bold',
  'chevron-right',
  'circle-alert',
  'circle-question-mark',
  'circle-user',
  'download',
  'file-up',
  'globe',
  'grip-vertical',
  'heading-2',
  'heading-3',
  'image-plus',
  'image-up',
  'images',
  'italic',
  'keyboard',
  'link-2',
  'list',
  'list-ordered',
  'log-out',
  'message-circle',
  'pencil',
  'shield-question',
  'table',
  'text-quote',
  'trash-2',
  'undo-2',
] as const

/** Logos of social networks, which the library lacks. Each is a path in a 24 by 24 box. */
const logos = {
  facebook:
    'M14 8.500V6.800c0-.8.3-1.200 1.300-1.200H17V2.500h-2.600C11.500 2.500 10.300 4 10.300 6.300v2.200H8v3.200h2.300v9.800H14v-9.800h2.600l.5-3.200z',
  'logo-x':
    'M17.500 3h3.300l-7.200 8.200L22 21h-6.600l-5.200-6.200L4.300 21H1l7.700-8.800L.7 3h6.800l4.700 5.700zm-1.200 16h1.800L6.500 4.900H4.500z',
  instagram:
    'M7.500 2.500h9a5 5 0 0 1 5 5v9a5 5 0 0 1-5 5h-9a5 5 0 0 1-5-5v-9a5 5 0 0 1 5-5zm0 2a3 3 0 0 0-3 3v9a3 3 0 0 0 3 3h9a3 3 0 0 0 3-3v-9a3 3 0 0 0-3-3zm4.500 3.300a4.200 4.200 0 1 1 0 8.400 4.200 4.200 0 0 1 0-8.400zm0 2a2.200 2.200 0 1 0 0 4.400 2.200 2.200 0 0 0 0-4.400zm4.700-3.500a1.100 1.100 0 1 1 0 2.200 1.100 1.100 0 0 1 0-2.200z',
  youtube:
    'M21.600 7.200a2.600 2.600 0 0 0-1.800-1.800C18.200 5 12 5 12 5s-6.200 0-7.800.4a2.600 2.600 0 0 0-1.800 1.800C2 8.800 2 12 2 12s0 3.200.4 4.800a2.600 2.600 0 0 0 1.800 1.800C5.800 19 12 19 12 19s6.200 0 7.800-.4a2.600 2.600 0 0 0 1.800-1.800c.4-1.600.4-4.800.4-4.800s0-3.200-.4-4.800zM10 15V9l5.200 3z',
}

/** A telephone in a speech bubble. */
const WHATSAPP =
  '<path stroke-width="1.8" stroke-linecap="butt" d="M3.5 20.500 4.800 16A8.500 8.500 0 1 1 8 19.200z"/><path fill="currentColor" stroke="none" d="M9.300 7.700c.4-.3.9-.2 1.100.3l.7 1.500c.1.300.1.6-.1.800l-.6.7c.5 1.100 1.400 2 2.600 2.600l.7-.6c.2-.2.5-.2.8-.1l1.500.7c.5.2.6.7.3 1.100-.5.8-1.300 1.300-2.200 1.200-3-.4-5.500-2.900-5.900-5.900-.1-.9.3-1.800 1.100-2.300z"/>'

/** The number of filled stars, of five. */
const ratings = [1, 2, 3, 4, 5] as const

/** The name of an icon on pages; names of staff icons begin with the name of their file. */
export type IconName =
  | (typeof names)[number]
  | `staff/${(typeof staffNames)[number]}`
  | keyof typeof logos
  | 'whatsapp'
  | `stars-${(typeof ratings)[number]}`

const symbol = (name: IconName, drawing: string, width = 24) =>
  `<symbol id="${name}" viewBox="0 0 ${width} 24">${drawing}</symbol>`

/** The library's drawing of an icon; `arrow-left` is its component `ArrowLeft`. */
function drawingOf(name: string): string {
  const component = name.replace(/(?:^|-)(\w)/g, (_, first: string) => first.toUpperCase())
  return renderToStaticMarkup(createElement(lucide[component as 'Star']))
    .replace(/^<svg[^>]*>|<\/svg>$/g, '')
    .replace(/><\/\w+>/g, '/>')
}

/** Five stars with a quarter of a star between them, in one drawing, because a page shows many of them. */
function stars(filled: number): string {
  const star = drawingOf('star')
  const at = (index: number) =>
    `<g transform="translate(${index * 30})"${index < filled ? ' fill="currentColor"' : ''}>${star}</g>`
  return ratings.map((_, index) => at(index)).join('')
}

/** With the size of an icon, because Next reads the size of anything it takes for a picture. */
const sheet = (symbols: readonly string[]) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="24" height="24">${symbols.join('')}</svg>`

/**
 * The icon files by name. Pages show them by `<use>` (components/ui/icon.tsx), with the page's stroke (app/styles/controls.css).
 */
export const iconFiles = (): Readonly<Record<'icons' | 'staff-icons', string>> => ({
  icons: sheet([
    ...names.map((name) => symbol(name, drawingOf(name))),
    ...ratings.map((rating) => symbol(`stars-${rating}`, stars(rating), 144)),
    ...Object.entries(logos).map(([name, d]) =>
      symbol(
        name as keyof typeof logos,
        `<path fill="currentColor" stroke="none" fill-rule="evenodd" d="${d}"/>`,
      ),
    ),
    symbol('whatsapp', WHATSAPP),
  ]),
  'staff-icons': sheet(staffNames.map((name) => symbol(`staff/${name}`, drawingOf(name)))),
})
