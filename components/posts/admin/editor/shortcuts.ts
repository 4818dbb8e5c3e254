import { type KeyboardEvent as ReactKeyboardEvent, useEffect, useEffectEvent } from 'react'
import { useHydrated } from '@/components/ui/use-hydrated'
import type { Command } from '@/lib/posts/editor/markdown-edit'

/** The toolbar's tools. */
export type ToolName = Command | 'picture' | 'fullScreen'

/** A key with Ctrl, on a Mac Cmd. Keys that Shift changes are matched by `code`. */
interface Shortcut {
  readonly code: string
  readonly shift: boolean
  readonly label: string
}

const SAVE: Shortcut = { code: 'KeyS', shift: false, label: 'S' }

/** Known from other editors; the other tools have none. */
const tools: Partial<Record<ToolName, Shortcut>> = {
  bold: { code: 'KeyB', shift: false, label: 'B' },
  italic: { code: 'KeyI', shift: false, label: 'I' },
  link: { code: 'KeyK', shift: false, label: 'K' },
  heading: { code: 'Digit2', shift: true, label: '2' },
  subheading: { code: 'Digit3', shift: true, label: '3' },
  numbers: { code: 'Digit7', shift: true, label: '7' },
  list: { code: 'Digit8', shift: true, label: '8' },
  quote: { code: 'Digit9', shift: true, label: '9' },
}

const isMac = () => /Mac|iPhone|iPad/.test(navigator.userAgent)

/** As this computer writes it: Ctrl+B, ⌘B. */
function labelOf({ label, shift }: Shortcut): string {
  return isMac() ? `${shift ? '⇧' : ''}⌘${label}` : `Ctrl+${shift ? 'Shift+' : ''}${label}`
}

/** The label of a tool's shortcut; null if it has none. */
export function toolShortcut(tool: ToolName): string | null {
  const shortcut = tools[tool]
  return shortcut ? labelOf(shortcut) : null
}

/** The save shortcut as this computer writes it; undefined before hydration. */
export const useSaveKey = (): string | undefined => (useHydrated() ? labelOf(SAVE) : undefined)

/** The tool of the pressed shortcut. B, I and K are matched by letter, on any keyboard layout. */
export function toolOf(event: ReactKeyboardEvent): ToolName | null {
  if (!(event.ctrlKey || event.metaKey) || event.altKey) return null
  const matches = ({ code, shift, label }: Shortcut) =>
    shift === event.shiftKey && (shift ? code === event.code : label === event.key.toUpperCase())
  const found = Object.entries(tools).find(([, shortcut]) => matches(shortcut))
  return found ? (found[0] as ToolName) : null
}

/** Calls `save` on Ctrl+S, on a Mac Cmd+S, wherever the focus is, instead of the browser's own saving. */
export function useSaveShortcut(save: () => void) {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (!(event.ctrlKey || event.metaKey) || event.altKey || event.shiftKey) return
    if (event.key.toUpperCase() !== SAVE.label) return
    event.preventDefault()
    if (!event.repeat) save()
  })
  useEffect(() => {
    const listen = (event: KeyboardEvent) => onKey(event)
    window.addEventListener('keydown', listen)
    return () => window.removeEventListener('keydown', listen)
  }, [])
}
