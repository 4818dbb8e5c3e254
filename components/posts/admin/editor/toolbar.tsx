'use client'

import { Bold, Heading2, ImagePlus, Italic, Link2, List, Table } from 'lucide-react'
import { type KeyboardEvent, useRef, useState } from 'react'
import type { EditorTexts } from './editor-texts'
import { keyName } from './keys'
import { type ToolName, toolKeys } from './tools'

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

/** What can be done to the text, one tab stop for all; the arrow keys go from one to the next. */
export function Toolbar({
  texts,
  controls,
  onTool,
}: {
  texts: EditorTexts
  controls: string
  onTool: (tool: ToolName) => void
}) {
  const [stop, setStop] = useState(0)
  const buttons = useRef<(HTMLButtonElement | null)[]>([])

  function move(event: KeyboardEvent) {
    const last = names.length - 1
    const goals: Record<string, number> = {
      ArrowRight: stop === last ? 0 : stop + 1,
      ArrowLeft: stop === 0 ? last : stop - 1,
      Home: 0,
      End: last,
    }
    const goal = goals[event.key]
    if (goal === undefined) return
    event.preventDefault()
    setStop(goal)
    buttons.current[goal]?.focus()
  }

  return (
    <div
      role="toolbar"
      aria-label={texts.editor.toolbar}
      aria-controls={controls}
      onKeyDown={move}
      className="flex flex-wrap gap-1"
    >
      {names.map((name, place) => {
        const Icon = icons[name]
        const key = toolKeys[name]
        const said = texts.tools[name] + (key ? ` (${keyName(key)})` : '')
        return (
          <button
            key={name}
            ref={(button) => {
              buttons.current[place] = button
            }}
            type="button"
            tabIndex={place === stop ? 0 : -1}
            aria-label={texts.tools[name]}
            title={said}
            onFocus={() => setStop(place)}
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
