import {
  ArrowDown,
  ArrowLeft,
  ArrowRight,
  ArrowUp,
  ArrowUpRight,
  BadgeCheck,
  Bold,
  BookOpenText,
  BotMessageSquare,
  Check,
  ChevronDown,
  ChevronRight,
  CircleAlert,
  CircleCheck,
  CircleUser,
  CircleX,
  Copy,
  Download,
  Eye,
  EyeOff,
  FileText,
  FileUp,
  Globe,
  GraduationCap,
  GripVertical,
  Hammer,
  Heading2,
  Heading3,
  Hourglass,
  ImagePlus,
  ImageUp,
  Images,
  Italic,
  KeyRound,
  Languages,
  Link2,
  List,
  ListOrdered,
  LogOut,
  Mail,
  Maximize2,
  Menu,
  MessageCircle,
  Minimize2,
  Moon,
  Pencil,
  Phone,
  Plus,
  Printer,
  Search,
  Share2,
  ShieldQuestion,
  Star,
  Sun,
  Table,
  TextQuote,
  Trash2,
  Undo2,
  X,
  type LucideIcon,
} from 'lucide-react'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'

const library = {
  'arrow-left': ArrowLeft,
  'arrow-right': ArrowRight,
  'arrow-up': ArrowUp,
  'arrow-up-right': ArrowUpRight,
  'badge-check': BadgeCheck,
  'book-open-text': BookOpenText,
  'bot-message-square': BotMessageSquare,
  check: Check,
  'chevron-down': ChevronDown,
  'circle-check': CircleCheck,
  'circle-x': CircleX,
  copy: Copy,
  eye: Eye,
  'eye-off': EyeOff,
  'file-text': FileText,
  'graduation-cap': GraduationCap,
  hammer: Hammer,
  hourglass: Hourglass,
  'key-round': KeyRound,
  languages: Languages,
  mail: Mail,
  menu: Menu,
  moon: Moon,
  phone: Phone,
  plus: Plus,
  printer: Printer,
  search: Search,
  'share-2': Share2,
  sun: Sun,
  x: X,
}

/** Those that staff alone see, which are in a file of their own: visitors do not load it. */
const staffLibrary = {
  'staff/arrow-down': ArrowDown,
  'staff/bold': Bold,
  'staff/chevron-right': ChevronRight,
  'staff/circle-alert': CircleAlert,
  'staff/circle-user': CircleUser,
  'staff/download': Download,
  'staff/file-up': FileUp,
  'staff/globe': Globe,
  'staff/grip-vertical': GripVertical,
  'staff/heading-2': Heading2,
  'staff/heading-3': Heading3,
  'staff/image-plus': ImagePlus,
  'staff/image-up': ImageUp,
  'staff/images': Images,
  'staff/italic': Italic,
  'staff/link-2': Link2,
  'staff/list': List,
  'staff/list-ordered': ListOrdered,
  'staff/log-out': LogOut,
  'staff/maximize-2': Maximize2,
  'staff/message-circle': MessageCircle,
  'staff/minimize-2': Minimize2,
  'staff/pencil': Pencil,
  'staff/shield-question': ShieldQuestion,
  'staff/table': Table,
  'staff/text-quote': TextQuote,
  'staff/trash-2': Trash2,
  'staff/undo-2': Undo2,
}

/** The logos of social networks, which the library leaves out. Each is a path of a 24 by 24 box. */
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

/** How many of five stars are filled. */
const ratings = [1, 2, 3, 4, 5] as const

/** The name of an icon that pages show; one for staff alone begins with the name of their file. */
export type IconName =
  | keyof typeof library
  | keyof typeof staffLibrary
  | keyof typeof logos
  | 'whatsapp'
  | `stars-${(typeof ratings)[number]}`

const symbol = (name: IconName, drawing: string, width = 24) =>
  `<symbol id="${name}" viewBox="0 0 ${width} 24">${drawing}</symbol>`

/** What the library draws in the box of an icon. */
const drawingOf = (icon: LucideIcon) =>
  renderToStaticMarkup(createElement(icon))
    .replace(/^<svg[^>]*>|<\/svg>$/g, '')
    .replace(/><\/\w+>/g, '/>')

/** Five stars with a quarter of a star between them, in one drawing, because a page shows many of them. */
function stars(filled: number): string {
  const star = drawingOf(Star)
  const at = (index: number) =>
    `<g transform="translate(${index * 30})"${index < filled ? ' fill="currentColor"' : ''}>${star}</g>`
  return ratings.map((_, index) => at(index)).join('')
}

const symbolsOf = (icons: Readonly<Record<string, LucideIcon>>) =>
  Object.entries(icons).map(([name, icon]) => symbol(name as IconName, drawingOf(icon)))

/** As wide as an icon, because Next looks for the size of what it takes for a picture. */
const sheet = (symbols: readonly string[]) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="24" height="24">${symbols.join('')}</svg>`

/**
 * The files with all icons, by their names. Pages show them by `<use>` (icons.ts); the lines and their colour are those of
 * the page (app/parts.css).
 */
export const iconFiles = (): Readonly<Record<'icons' | 'staff-icons', string>> => ({
  icons: sheet([
    ...symbolsOf(library),
    ...ratings.map((rating) => symbol(`stars-${rating}`, stars(rating), 144)),
    ...Object.entries(logos).map(([name, d]) =>
      symbol(
        name as keyof typeof logos,
        `<path fill="currentColor" stroke="none" fill-rule="evenodd" d="${d}"/>`,
      ),
    ),
    symbol('whatsapp', WHATSAPP),
  ]),
  'staff-icons': sheet(symbolsOf(staffLibrary)),
})
