import { useTranslations } from 'next-intl'
import type { ComponentProps } from 'react'
import { FileInput } from '@/components/ui/file-input'

/** A file field for the staff area. Needs the messages of `FileField`. */
export function FileField(props: Omit<ComponentProps<typeof FileInput>, 'words'>) {
  const t = useTranslations('FileField')
  return <FileInput {...props} words={{ choose: t('choose'), none: t('none') }} />
}

/** Saves a text as a CSV file, in the browser. */
export function download(name: string, text: string) {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(new Blob([text], { type: 'text/csv;charset=utf-8' }))
  link.download = name
  link.click()
  // The browser reads it after the click.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000)
}
