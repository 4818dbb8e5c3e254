import { useTranslations } from 'next-intl'
import { type KeyboardEvent, useRef, useState } from 'react'
import { Icon } from '@/components/ui/icon'
import type { IconName } from '@/lib/scenes/icon-drawings'
import { type ToolName, toolShortcut } from '../shortcuts'

const icons = {
  heading: 'staff/heading-2',
  subheading: 'staff/heading-3',
  bold: 'staff/bold',
  italic: 'staff/italic',
  list: 'staff/list',
  numbers: 'staff/list-ordered',
  quote: 'staff/text-quote',
  link: 'staff/link-2',
  table: 'staff/table',
  picture: 'staff/image-plus',
  fullScreen: 'staff/maximize-2',
} as const satisfies Record<ToolName, IconName>
const names = Object.keys(icons) as ToolName[]

/** The text tools: one tab stop, with arrow keys between the buttons. */
export function Toolbar({
  controls,
  full,
  onTool,
}: {
  controls: string
  full: boolean
  onTool: (tool: ToolName) => void
}) {
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
      className="top-0 z-10 -mx-2 flex gap-x-0.5 overflow-x-auto bg-raised p-1.5 [scrollbar-width:none] [@media(height>=30rem)]:sticky"
    >
      {names.map((name, index) => {
        const isFullScreen = name === 'fullScreen'
        const icon = isFullScreen && full ? 'staff/minimize-2' : icons[name]
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
            aria-pressed={isFullScreen ? full : undefined}
            title={shortcut ? `${label} (${shortcut})` : label}
            onFocus={() => setStop(index)}
            // The text keeps focus and selection.
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => onTool(name)}
            className="grid size-11 shrink-0 place-items-center rounded-lg hover:bg-clay aria-pressed:bg-clay"
          >
            <Icon name={icon} />
          </button>
        )
      })}
    </div>
  )
}
