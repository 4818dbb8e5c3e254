'use client'

import type { RefObject } from 'react'
import { PICTURE_KINDS } from '@/lib/images/schema'

/** The file dialog for pictures, opened by whatever button holds its ref. */
export function PictureChooser({
  input,
  label,
  multiple = false,
  onFiles,
}: {
  input: RefObject<HTMLInputElement | null>
  label: string
  multiple?: boolean
  onFiles: (files: File[]) => void
}) {
  return (
    <input
      ref={input}
      type="file"
      hidden
      aria-label={label}
      accept={PICTURE_KINDS}
      multiple={multiple}
      onChange={(event) => {
        onFiles([...(event.target.files ?? [])])
        // The same file can be chosen again.
        event.target.value = ''
      }}
    />
  )
}
