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
} as const satisfies Record<ToolName, IconName>
const names = Object.keys(icons) as ToolName[]

/** The text tools: one tab stop, with arrow keys between the buttons. */
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
    // Below the bar of the form where that one sticks too.
    <div className="top-0 z-10 -mx-2 bg-raised py-0.5 [@media(height>=30rem)]:sticky [@media(height>=45rem)]:top-13">
      <div
        role="toolbar"
        aria-label={t('toolbar')}
        aria-controls={controls}
        onKeyDown={move}
        // On a phone the right edge fades, because more follows.
        className="flex gap-x-0.5 overflow-x-auto px-1.5 [scrollbar-width:none] max-sm:[mask-image:linear-gradient(to_right,black_calc(100%-3rem),transparent)] max-sm:pr-10 max-sm:scroll-pr-12"
      >
        {names.map((name, index) => {
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
              // The text keeps focus and selection.
              onMouseDown={(event) => event.preventDefault()}
              onClick={() => onTool(name)}
              className="grid size-11 shrink-0 place-items-center rounded-lg -outline-offset-2 hover:bg-clay"
            >
              <Icon name={icons[name]} />
            </button>
          )
        })}
      </div>
    </div>
  )
}
