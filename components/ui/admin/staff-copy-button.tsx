'use client'

import { useTranslations } from 'next-intl'
import type { ComponentProps } from 'react'
import { CopyButton } from '../copy-button'

/** Copies a text on a staff page, and reports the result in the same words everywhere. */
export function StaffCopyButton(props: Omit<ComponentProps<typeof CopyButton>, 'done' | 'failed'>) {
  const t = useTranslations('StaffList')
  return <CopyButton {...props} done={t('copied')} failed={t('notCopied')} />
}
