'use client'

import { useEffect, useEffectEvent, useId, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import { useCloseBeside } from '@/components/ui/admin/modal'
import { Icon, IconButton } from '@/components/ui/icon'
import { useHydrated } from '@/components/ui/use-hydrated'
import type { Locale } from '@/lib/i18n/routing'
import type { CommandKeys, CommandList, CommandMessages } from './command-list'

/**
 * The button, its key and the frame of the dialog, a combobox. The list, with all that it needs, loads when the dialog
 * is first opened; text typed earlier stays.
 */
export function CommandOpener({
  messages,
  locale,
  compact,
}: {
  messages: CommandMessages
  locale: Locale
  compact: boolean
}) {
  const dialog = useRef<HTMLDialogElement>(null)
  const closeBeside = useCloseBeside()
  const input = useRef<HTMLInputElement>(null)
  const keys = useRef<CommandKeys>(null)
  const [List, setList] = useState<typeof CommandList | null>(null)
  const [isMissing, setIsMissing] = useState(false)
  const [openings, setOpenings] = useState(0)
  const [text, setText] = useState('')
  const [active, setActive] = useState<string | null>(null)
  const id = useId()
  const isMac = useHydrated() && /Mac|iP/.test(navigator.userAgent)

  function load() {
    setIsMissing(false)
    import('./command-list').then(
      (module) => setList(() => module.CommandList),
      () => setIsMissing(true),
    )
  }

  function open() {
    setOpenings((before) => before + 1)
    if (!List) load()
  }

  useEffect(() => {
    if (openings === 0 || dialog.current!.open) return
    dialog.current!.showModal()
    input.current!.select()
  }, [openings])

  // In the text of a post the key makes a link, and the event arrives here as handled.
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.defaultPrevented || !(event.ctrlKey || event.metaKey) || event.altKey || event.shiftKey) return
    if (event.key.toLowerCase() !== 'k') return
    event.preventDefault()
    if (event.repeat) return
    // It may be the other button's: the bar and the column have one each, and the first takes the key.
    const opened = document.querySelector<HTMLDialogElement>('.command-dialog[open]')
    if (opened) opened.close()
    else open()
  })
  useEffect(() => {
    const listen = (event: KeyboardEvent) => onKey(event)
    window.addEventListener('keydown', listen)
    return () => window.removeEventListener('keydown', listen)
  }, [])

  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        aria-keyshortcuts="Control+K Meta+K"
        aria-label={compact ? messages.open : undefined}
        title={messages.open}
        onClick={open}
        className={compact ? 'bar-button' : 'command-button'}
      >
        <Icon name="search" />
        {!compact && (
          <>
            <span>{messages.open}</span>
            <kbd>{isMac ? '⌘K' : 'Ctrl K'}</kbd>
          </>
        )}
      </button>
      {/* In the body: the button may be in a menu that closes. */}
      {openings > 0 &&
        createPortal(
          <dialog ref={dialog} aria-label={messages.open} {...closeBeside} className="command-dialog">
            <div>
              <Icon name="search" />
              <input
                ref={input}
                role="combobox"
                aria-label={messages.open}
                aria-autocomplete="list"
                aria-expanded={active !== null}
                aria-controls={id}
                aria-activedescendant={active ?? undefined}
                placeholder={messages.placeholder}
                autoComplete="off"
                spellCheck={false}
                enterKeyHint="go"
                value={text}
                onChange={(event) => {
                  setText(event.target.value)
                  if (isMissing) load()
                }}
                onKeyDown={(event) => keys.current?.press(event)}
              />
              <IconButton icon="x" label={messages.close} onClick={() => dialog.current?.close()} />
            </div>
            {isMissing && <p role="alert">{messages.failed}</p>}
            {List && (
              <List
                ref={keys}
                id={id}
                messages={messages}
                locale={locale}
                text={text}
                openings={openings}
                onActive={setActive}
                onGo={() => dialog.current?.close()}
              />
            )}
          </dialog>,
          document.body,
        )}
    </>
  )
}
