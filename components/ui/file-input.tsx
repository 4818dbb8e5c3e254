import { type ChangeEvent, type ReactNode, useEffect, useRef, useState } from 'react'
import { buttonClass } from './button'
import { Field } from './field'

/**
 * A field for one file. The browser's own speaks the browser's language: it takes clicks, keys and drops, invisible
 * above a button and file name in the page's language. Without scripts, which show the name, it is visible.
 */
export function FileInput({
  id,
  name,
  accept,
  words,
  onChange,
  ...labels
}: {
  id: string
  name: string
  accept: string
  words: Readonly<Record<'choose' | 'none', string>>
  onChange?: (event: ChangeEvent<HTMLInputElement>) => void
  label: ReactNode
  hint?: ReactNode
  error?: string
}) {
  const [chosen, setChosen] = useState('')
  const input = useRef<HTMLInputElement>(null)
  const showChosen = () => setChosen(input.current?.files?.[0]?.name ?? '')
  // Browsers restore files, and one can be chosen before hydration.
  useEffect(showChosen, [])
  return (
    <Field id={id} {...labels}>
      {(control) => (
        <div className="relative flex flex-wrap items-center gap-x-3 gap-y-2">
          <input
            {...control}
            ref={input}
            type="file"
            name={name}
            accept={accept}
            onChange={(event) => {
              showChosen()
              onChange?.(event)
            }}
            className="peer absolute inset-0 size-full cursor-pointer opacity-0 file:cursor-pointer noscript:static noscript:opacity-100"
          />
          <span
            aria-hidden
            className={buttonClass(
              'quiet',
              'peer-hover:border-vine peer-hover:text-vine peer-focus-visible:outline-2 peer-focus-visible:outline-offset-3 peer-focus-visible:outline-vine peer-aria-invalid:border-alert noscript:hidden',
              'small',
            )}
          >
            {words.choose}
          </span>
          <span aria-hidden className="min-w-0 text-small wrap-anywhere text-quiet noscript:hidden">
            {chosen || words.none}
          </span>
        </div>
      )}
    </Field>
  )
}
