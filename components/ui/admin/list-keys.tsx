'use client'

import { useLocale, useTranslations } from 'next-intl'
import { useRouter } from 'next/navigation'
import { useEffect, useState } from 'react'
import { useHydrated } from '@/components/ui/use-hydrated'
import { localePath } from '@/lib/i18n/paths'
import type { Path } from '@/lib/routes'

const STORAGE_KEY = 'lead-keys'

function stored(): boolean {
  try {
    return localStorage.getItem(STORAGE_KEY) !== 'off'
  } catch {
    return true
  }
}

function store(on: boolean) {
  try {
    localStorage.setItem(STORAGE_KEY, on ? 'on' : 'off')
  } catch {
    // Without storage the keys stay on.
  }
}

/**
 * J and K open the next and previous entry of a list, except while typing or in a dialog. Keys without Ctrl or Alt must be
 * possible to turn off (WCAG 2.2, 2.1.4): dictation would trigger them.
 */
export function ListKeys({ previous, next }: { previous: Path | null; next: Path | null }) {
  const locale = useLocale()
  const t = useTranslations('StaffList')
  const router = useRouter()
  const [on, setOn] = useState(stored)
  const isHydrated = useHydrated()

  useEffect(() => {
    if (!on) return
    function onKeyDown({ key, target, ctrlKey, metaKey, altKey }: KeyboardEvent) {
      if (ctrlKey || metaKey || altKey) return
      if (target instanceof Element && target.closest('input, textarea, select, [contenteditable], dialog'))
        return
      // A capital with Caps Lock.
      const letter = key.toLowerCase()
      const path = letter === 'j' ? next : letter === 'k' ? previous : null
      if (path) router.push(localePath(path, locale))
    }
    document.addEventListener('keydown', onKeyDown)
    return () => document.removeEventListener('keydown', onKeyDown)
  }, [on, previous, next, locale, router])

  // The server does not know this browser's choice.
  if (!isHydrated) return null
  return (
    <label className="inline-flex min-h-11 items-center gap-2 text-small text-quiet max-lg:hidden">
      <input
        type="checkbox"
        checked={on}
        onChange={({ target }) => {
          setOn(target.checked)
          store(target.checked)
        }}
        className="size-4 accent-vine"
      />
      {t('keys')}
    </label>
  )
}
