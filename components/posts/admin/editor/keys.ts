import type { KeyboardEvent } from 'react'
import { type ToolKey, type ToolName, toolKeys } from './tools'

const isMac = () => /Mac|iPhone|iPad/.test(navigator.userAgent)

/** A key as this computer's people write it: Ctrl+B, ⌘B. */
export function keyName({ shows, shift }: { shows: string; shift: boolean }): string {
  return isMac() ? `${shift ? '⇧' : ''}⌘${shows}` : `Ctrl+${shift ? 'Shift+' : ''}${shows}`
}

/** The tool whose key was pressed. B, I and K go by the letter, wherever the keyboard has it. */
export function toolOf(event: KeyboardEvent): ToolName | null {
  if (!(event.ctrlKey || event.metaKey) || event.altKey) return null
  const isIt = (key: ToolKey) =>
    key.shift === event.shiftKey &&
    (key.shift ? key.code === event.code : key.shows === event.key.toUpperCase())
  const found = Object.entries(toolKeys).find(([, key]) => isIt(key))
  return found ? (found[0] as ToolName) : null
}
