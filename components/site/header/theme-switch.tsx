'use client'

import { useTheme } from 'next-themes'
import { Icon } from '@/components/ui/icon'

/** Switches between light and dark. The page has both signs, so that the server need not guess. */
export function ThemeSwitch({ label }: { label: string }) {
  const { resolvedTheme, setTheme } = useTheme()
  return (
    <button
      type="button"
      aria-label={label}
      onClick={() => setTheme(resolvedTheme === 'dark' ? 'light' : 'dark')}
      className="bar-button"
    >
      <Icon name="moon" className="dark:hidden" />
      <Icon name="sun" className="hidden dark:block" />
    </button>
  )
}
