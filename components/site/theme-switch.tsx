'use client'

import { Moon, Sun } from 'lucide-react'
import { useTheme } from 'next-themes'

/** Switches between light and dark. Both signs are in the page, so that none has to be guessed on the server. */
export function ThemeSwitch({ label }: { label: string }) {
  const { resolvedTheme, setTheme } = useTheme()
  return (
    <button
      type="button"
      aria-label={label}
      onClick={() => setTheme(resolvedTheme === 'dark' ? 'light' : 'dark')}
      className="grid size-[max(44px,2.25rem)] place-items-center rounded-full hover:bg-clay"
    >
      <Moon className="size-5 dark:hidden" aria-hidden />
      <Sun className="hidden size-5 dark:block" aria-hidden />
    </button>
  )
}
