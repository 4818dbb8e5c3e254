import { type KeyboardEvent as ReactKeyboardEvent, useEffect, useEffectEvent } from 'react'
import { useHydrated } from '@/components/ui/use-hydrated'
import type { Command } from '@/lib/posts/editor/markdown-edit'

/** The toolbar's tools. */
export type ToolName = Command | 'picture'

/** A key with Ctrl, on a Mac Cmd. Digits, which Shift changes, are matched by `code`; others on any keyboard layout. */
interface Shortcut {
  readonly label: string
  readonly shift?: boolean
  /** On a Mac with Option in place of Shift: macOS takes a screenshot on Shift Cmd 3. */
  readonly option?: boolean
  readonly code?: string
}

/** Known from other editors; the other tools have none. */
const tools: Partial<Record<ToolName, Shortcut>> = {
  bold: { label: 'B' },
  italic: { label: 'I' },
  link: { label: 'K' },
  heading: { label: '2', shift: true, option: true, code: 'Digit2' },
  subheading: { label: '3', shift: true, option: true, code: 'Digit3' },
  numbers: { label: '7', shift: true, code: 'Digit7' },
  list: { label: '8', shift: true, code: 'Digit8' },
  quote: { label: '9', shift: true, code: 'Digit9' },
}

/** The keys of a whole form. */
const formKeys = {
  save: { label: 'S' },
  update: { label: 'Enter' },
  preview: { label: 'E', shift: true },
  help: { label: '/' },
} satisfies Record<string, Shortcut>

/** What a key of a whole form does. */
export type FormKey = keyof typeof formKeys

const isMac = () => /Mac|iPhone|iPad/.test(navigator.userAgent)

/** As this computer writes it: Ctrl+B, ⌘B. */
function labelOf({ label, shift, option }: Shortcut): string {
  if (!isMac()) return `Ctrl+${shift ? 'Shift+' : ''}${label}`
  return `${option ? '⌥' : shift ? '⇧' : ''}⌘${label}`
}

function matches(
  event: Pick<KeyboardEvent, 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey' | 'key' | 'code'>,
  { label, shift = false, option = false, code }: Shortcut,
): boolean {
  const alt = option && isMac()
  if (!(event.ctrlKey || event.metaKey) || event.altKey !== alt || event.shiftKey !== (shift && !alt))
    return false
  return code ? code === event.code : label.toUpperCase() === event.key.toUpperCase()
}

/** The label of a tool's shortcut; null if it has none. */
export function toolShortcut(tool: ToolName): string | null {
  const shortcut = tools[tool]
  return shortcut ? labelOf(shortcut) : null
}

/** The label of a form's key. Only in the browser. */
export const formShortcut = (key: FormKey): string => labelOf(formKeys[key])

/** The label of the key that pastes without formatting (text/paste.ts). Only in the browser. */
export const plainPasteShortcut = (): string => labelOf({ label: 'V', shift: true })

/** The save shortcut as this computer writes it; undefined before hydration. */
export const useSaveKey = (): string | undefined => (useHydrated() ? formShortcut('save') : undefined)

/** The tool of the pressed shortcut. */
export function toolOf(event: ReactKeyboardEvent): ToolName | null {
  const found = Object.entries(tools).find(([, shortcut]) => matches(event, shortcut))
  return found ? (found[0] as ToolName) : null
}

/**
 * Calls the actions on their keys, wherever the focus is, instead of what the browser does with them. While a dialog is
 * open they do nothing.
 */
export function useFormKeys(actions: Partial<Readonly<Record<FormKey, () => void>>>) {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const name = (Object.keys(formKeys) as FormKey[]).find((key) => matches(event, formKeys[key]))
    const action = name && actions[name]
    if (!action || event.defaultPrevented) return
    event.preventDefault()
    if (!event.repeat && !document.querySelector('dialog[open]')) action()
  })
  useEffect(() => {
    const listen = (event: KeyboardEvent) => onKey(event)
    window.addEventListener('keydown', listen)
    return () => window.removeEventListener('keydown', listen)
  }, [])
}
