import { useTranslations } from 'next-intl'
import type { ComponentProps } from 'react'
import { FileInput } from '@/components/ui/file-input'

/** A file field for the staff area. Needs the messages of `FileField`. */
export function FileField(props: Omit<ComponentProps<typeof FileInput>, 'words'>) {
  const t = useTranslations('FileField')
  return <FileInput {...props} words={{ choose: t('choose'), none: t('none') }} />
}
