'use client'

import { type ReactNode, type Ref, useRef } from 'react'
import type { UseFormRegisterReturn } from 'react-hook-form'
import { Field } from '@/components/ui/field'
import { edit, insertPicture } from '@/lib/posts/markdown-keys'
import type { EditorTexts } from './editor-texts'
import { applyEdit, selectionOf } from './apply-edit'
import { filesOf } from './files-of'
import { toolOf } from './keys'
import { PictureCard } from './picture-card'
import { PictureChooser } from './picture-chooser'
import { Toolbar } from './toolbar'
import type { ToolName } from './tools'
import type { Uploads } from './use-uploads'

const ID = 'post-content'

/**
 * The field for the text with its toolbar, keys and pictures, which come by button, by pasting and by dropping. All of
 * them write plain Markdown into the field, and undoing undoes it.
 */
export function TextArea({
  registration: { ref, ...registration },
  areaRef,
  pictures: { uploads, add, remove, retry },
  error,
  texts,
  hint,
  onLead,
  onScroll,
}: {
  registration: UseFormRegisterReturn
  areaRef: Ref<HTMLTextAreaElement>
  pictures: Uploads
  error?: string
  texts: EditorTexts
  hint: ReactNode
  onLead: () => void
  onScroll: () => void
}) {
  const area = useRef<HTMLTextAreaElement>(null)
  const chooser = useRef<HTMLInputElement>(null)

  function use(tool: ToolName) {
    if (tool === 'picture') return chooser.current?.click()
    if (area.current)
      applyEdit(area.current, edit(tool, selectionOf(area.current), { column: texts.editor.tableColumn }))
  }

  /** Takes pictures out of what was pasted or dropped; tells whether there were any. */
  function takeFiles(data: DataTransfer): boolean {
    const files = filesOf(data)
    add(files)
    return files.length > 0
  }

  return (
    <div className="grid content-start gap-3">
      <Toolbar texts={texts} controls={ID} onTool={use} />
      <PictureChooser input={chooser} label={texts.tools.picture} multiple onFiles={add} />
      {uploads.map((upload) => (
        <PictureCard
          key={upload.key}
          upload={upload}
          texts={texts}
          label={texts.editor.pictureInsert}
          onUse={(address, alt) => {
            if (area.current) applyEdit(area.current, insertPicture(selectionOf(area.current), address, alt))
            remove(upload.key)
          }}
          onRetry={() => retry(upload)}
          onRemove={() => {
            remove(upload.key)
            area.current?.focus()
          }}
        />
      ))}
      <Field id={ID} label={texts.fieldContent} error={error} hint={hint}>
        {(field) => (
          <textarea
            {...field}
            {...registration}
            ref={(element) => {
              ref(element)
              area.current = element
              if (typeof areaRef === 'function') areaRef(element)
              else if (areaRef) areaRef.current = element
            }}
            className={`${field.className} font-mono text-small`}
            rows={20}
            required
            onKeyDown={(event) => {
              onLead()
              const tool = toolOf(event)
              if (!tool) return
              event.preventDefault()
              use(tool)
            }}
            onPaste={(event) => takeFiles(event.clipboardData) && event.preventDefault()}
            onDrop={(event) => takeFiles(event.dataTransfer) && event.preventDefault()}
            onDragOver={(event) => event.dataTransfer.types.includes('Files') && event.preventDefault()}
            onPointerEnter={onLead}
            onScroll={onScroll}
          />
        )}
      </Field>
    </div>
  )
}
