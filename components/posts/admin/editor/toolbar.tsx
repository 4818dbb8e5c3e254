'use client'

import { Bold, Heading2, ImagePlus, Italic, Link2, List, Table } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { type KeyboardEvent, useRef, useState } from 'react'
import { type ToolName, toolShortcut } from './shortcuts'

const icons = {
  bold: Bold,
  italic: Italic,
  heading: Heading2,
  link: Link2,
  list: List,
  table: Table,
  picture: ImagePlus,
} satisfies Record<ToolName, unknown>
const names = Object.keys(icons) as ToolName[]

/** What can be done to the text: one tab stop for all buttons, the arrow keys go from one to the next. */
export function Toolbar({ controls, onTool }: { controls: string; onTool: (tool: ToolName) => void }) {
  const t = useTranslations('Posts.editor')
  const [stop, setStop] = useState(0)
  const buttons = useRef<(HTMLButtonElement | null)[]>([])

  function move(event: KeyboardEvent) {
    const last = names.length - 1
    const targets: Record<string, number> = {
      ArrowRight: stop === last ? 0 : stop + 1,
      ArrowLeft: stop === 0 ? last : stop - 1,
      Home: 0,
      End: last,
    }
    const target = targets[event.key]
    if (target === undefined) return
    event.preventDefault()
    setStop(target)
    buttons.current[target]?.focus()
  }

  return (
    <div
      role="toolbar"
      aria-label={t('toolbar')}
      aria-controls={controls}
      onKeyDown={move}
      className="flex flex-wrap gap-1"
    >
      {names.map((name, index) => {
        const Icon = icons[name]
        const shortcut = toolShortcut(name)
        const label = t(`tools.${name}`)
        return (
          <button
            key={name}
            ref={(button) => {
              buttons.current[index] = button
            }}
            type="button"
            tabIndex={index === stop ? 0 : -1}
            aria-label={label}
            title={shortcut ? `${label} (${shortcut})` : label}
            onFocus={() => setStop(index)}
            // The text keeps its focus and its selection.
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => onTool(name)}
            className="grid size-11 place-items-center rounded-lg hover:bg-clay"
          >
            <Icon className="size-5" aria-hidden />
          </button>
        )
      })}
    </div>
  )
}
