import type { Route } from 'next'
import type { Messages } from 'next-intl'
import Link from 'next/link'
import { usePathname } from 'next/navigation'
import { type KeyboardEvent, type Ref, useEffect, useEffectEvent, useImperativeHandle, useState } from 'react'
import { Button } from '@/components/ui/button'
import { findRecords, listCommands } from '@/lib/commands/actions'
import { LONGEST_SEARCH, SHORTEST_SEARCH, matchingCommands } from '@/lib/commands/matching'
import { cleanText } from '@/lib/forms/identity'
import { toRoute } from '@/lib/i18n/paths'
import type { Locale } from '@/lib/i18n/routing'
import { type Result, fail } from '@/lib/result'

/**
 * The answer to the question that `key` names, null until it arrives; `failed` if it does not. Asks after `delay`
 * milliseconds without another key, nothing for null, and drops answers to former questions.
 */
function useAnswer<Data, Code extends string>(
  key: string | null,
  delay: number,
  ask: () => Promise<Result<Data, Code>>,
): Result<Data, Code | 'failed'> | null {
  const [read, setRead] = useState<{ key: string; answer: Result<Data, Code | 'failed'> } | null>(null)
  const send = useEffectEvent(ask)

  useEffect(() => {
    if (key === null) return
    let isStale = false
    const timer = setTimeout(async () => {
      const answer = await send().catch(() => fail('failed'))
      if (!isStale) setRead({ key, answer })
    }, delay)
    return () => {
      isStale = true
      clearTimeout(timer)
    }
  }, [key, delay])

  return read !== null && read.key === key ? read.answer : null
}

/** Milliseconds without a key before a search begins. */
const SEARCH_DEBOUNCE_MS = 100

/** The texts of the dialog. */
export type CommandMessages = Messages['Staff']['commands']

/** Takes the keys pressed in the combobox. */
export interface CommandKeys {
  readonly press: (event: KeyboardEvent) => void
}

/**
 * The list of the combobox: pages and actions that match the text, then the records that a search finds. `onActive`
 * takes the id of the active option, null without options; each of `openings` searches again.
 */
export function CommandList({
  ref,
  id,
  messages,
  locale,
  text,
  openings,
  onActive,
  onGo,
}: {
  ref: Ref<CommandKeys>
  id: string
  messages: CommandMessages
  locale: Locale
  text: string
  openings: number
  onActive: (option: string | null) => void
  onGo: () => void
}) {
  const here = `${usePathname()}#`
  // Another hash alone would not load the present page.
  const toOther = (href: Route) => (href.startsWith(here) ? toRoute(href.replace('#', '?')) : href)
  const [attempt, setAttempt] = useState(0)
  const [chosen, setChosen] = useState({ text, place: 0 })
  const typed = cleanText(text.slice(0, LONGEST_SEARCH))
  const isSearch = typed.length >= SHORTEST_SEARCH
  const pages = useAnswer(String(attempt), 0, () => listCommands(locale))
  const records = useAnswer(isSearch ? `${openings} ${attempt} ${typed}` : null, SEARCH_DEBOUNCE_MS, () =>
    findRecords(typed, locale),
  )
  const groups = [
    ...(pages?.ok ? matchingCommands(pages.data, typed) : []),
    ...(records?.ok ? records.data.groups : []),
  ]
  const commands = groups.flatMap((group) => group.commands)
  // Another text begins at the first option again.
  const place = chosen.text === text ? Math.min(chosen.place, commands.length - 1) : 0
  const active = commands.length > 0 ? `${id}-${place}` : null
  const refused = [pages, records].find((answer) => answer !== null && !answer.ok)
  const isWaiting = pages === null || (isSearch && records === null)

  useEffect(() => {
    onActive(active)
    if (active) document.getElementById(active)?.scrollIntoView({ block: 'nearest' })
  }, [active, onActive])

  useImperativeHandle(ref, () => ({
    press(event) {
      if (!active || event.nativeEvent.isComposing) return
      const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0
      if (step !== 0) {
        event.preventDefault()
        setChosen({ text, place: (place + step + commands.length) % commands.length })
      }
      if (event.key !== 'Enter') return
      // The click closes the dialog, and the key would press the button that opened it, which gets the focus.
      event.preventDefault()
      // A click, because a form with unsaved changes asks before a link is followed.
      document.getElementById(active)?.click()
    },
  }))

  return (
    <>
      <div id={id} role="listbox" aria-label={messages.open} hidden={!active}>
        {groups.map((group, index) => (
          <div key={group.title} role="group" aria-labelledby={`${id}-group-${index}`}>
            <p id={`${id}-group-${index}`} role="presentation">
              {group.title}
            </p>
            {group.commands.map((command) => {
              const own = commands.indexOf(command)
              return (
                <Link
                  key={`${command.href} ${command.detail}`}
                  id={`${id}-${own}`}
                  role="option"
                  aria-selected={own === place}
                  tabIndex={-1}
                  href={toOther(command.href)}
                  prefetch={false}
                  onClick={onGo}
                  onPointerMove={() => own !== place && setChosen({ text, place: own })}
                >
                  <span lang={command.language}>{command.title}</span> <small>{command.detail}</small>
                </Link>
              )
            })}
          </div>
        ))}
      </div>
      {refused && !refused.ok ? (
        <div role="alert">
          <p>{messages[refused.code]}</p>
          <Button variant="quiet" size="small" onClick={() => setAttempt(attempt + 1)}>
            {messages.retry}
          </Button>
        </div>
      ) : (
        <p role="status">
          {isWaiting ? messages.searching : records?.ok ? records.data.summary : messages.hint}
        </p>
      )}
    </>
  )
}
