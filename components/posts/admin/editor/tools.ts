import type { Command } from '@/lib/posts/markdown-keys'

/** What the toolbar offers: the changes to the text, and a picture. */
export type ToolName = Command | 'picture'

/** A key with Ctrl, on a Mac Cmd: the `code` of the key, because Shift changes what a digit types. */
export interface ToolKey {
  readonly code: string
  readonly shift: boolean
  readonly shows: string
}

/** The keys that writers know from other editors; a table and a picture have none. */
export const toolKeys: Partial<Record<ToolName, ToolKey>> = {
  bold: { code: 'KeyB', shift: false, shows: 'B' },
  italic: { code: 'KeyI', shift: false, shows: 'I' },
  link: { code: 'KeyK', shift: false, shows: 'K' },
  heading: { code: 'Digit2', shift: true, shows: '2' },
  list: { code: 'Digit8', shift: true, shows: '8' },
}
