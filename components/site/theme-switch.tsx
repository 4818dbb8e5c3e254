'use client'

import { Moon, Sun } from 'lucide-react'

/** Changes the theme and keeps the choice under the key `theme`, which public/theme.js reads in the next page. */
function toggleTheme() {
  const { classList } = document.documentElement
  const isDark = classList.toggle('dark')
  classList.toggle('light', !isDark)
  try {
    localStorage.setItem('theme', isDark ? 'dark' : 'light')
  } catch {
    // Storage is closed to this page: the choice holds until the next one is loaded.
  }
}

/** Switches between light and dark. Both icons are in the page, so that none has to be guessed on the server. */
export function ThemeSwitch({ label }: { label: string }) {
  return (
    <button
      type="button"
      aria-label={label}
      onClick={toggleTheme}
      className="grid size-[max(44px,2.25rem)] place-items-center rounded-full hover:bg-clay"
    >
      <Moon className="size-5 dark:hidden" aria-hidden />
      <Sun className="hidden size-5 dark:block" aria-hidden />
    </button>
  )
}
