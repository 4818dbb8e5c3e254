import { useTranslations } from 'next-intl'
import { type ClipboardEvent, type KeyboardEvent, type RefObject, useRef, useState } from 'react'
import { useFormContext } from 'react-hook-form'
import { insertTextIntoField } from 'text-field-edit'
import { FileChooser } from '@/components/media/picture-card'
import { type Uploads, filesOf } from '@/components/media/uploads'
import type { PostInput } from '@/lib/posts/editor/form'
import {
  type Edit,
  type Selection,
  continueLine,
  edit,
  insertPicture,
  insertText,
} from '@/lib/posts/editor/markdown-edit'
import { DescribedPicture } from './described-picture'
import { pastedMarkdown, isPlainPaste } from './paste'
import { PostField } from '../post-field'
import { type ToolName, toolOf } from '../shortcuts'
import { Toolbar } from './toolbar'

function selectionOf(field: HTMLTextAreaElement): Selection {
  return { text: field.value, start: field.selectionStart, end: field.selectionEnd }
}

/** Edits as if typed: undoable, and noticed by the form. */
function applyEdit(field: HTMLTextAreaElement, { from, to, insert, start, end }: Edit) {
  field.focus()
  field.setSelectionRange(from, to)
  insertTextIntoField(field, insert)
  field.setSelectionRange(start, end)
}

/**
 * The text field with toolbar, shortcuts and pictures, added by button, paste or drop. Pasted formatting becomes
 * Markdown, Enter continues a list; all write plain Markdown that undo reverts. Tab leaves the field, as everywhere.
 */
export function TextArea({
  areaRef,
  pictures: { uploads, add },
  fixed,
  onLead,
  onScroll,
}: {
  areaRef: RefObject<HTMLTextAreaElement | null>
  pictures: Uploads
  /** Scrolls instead of growing with its text. */
  fixed: boolean
  onLead: () => void
  onScroll: () => void
}) {
  const t = useTranslations('Posts.editor')
  const { ref, ...registration } = useFormContext<PostInput>().register('content')
  const chooser = useRef<HTMLInputElement>(null)
  const plain = useRef(false)
  const [left, setLeft] = useState<readonly string[]>([])

  function run(tool: ToolName) {
    if (tool === 'picture') return chooser.current?.click()
    if (areaRef.current)
      applyEdit(areaRef.current, edit(tool, selectionOf(areaRef.current), { column: t('tableColumn') }))
  }

  /** Uploads pasted or dropped pictures; returns whether there were any. */
  function takeFiles(data: DataTransfer): boolean {
    const files = filesOf(data)
    add(files)
    return files.length > 0
  }

  function onKey(event: KeyboardEvent<HTMLTextAreaElement>) {
    onLead()
    plain.current = isPlainPaste(event)
    const tool = toolOf(event)
    const isEnter = event.key === 'Enter' && !event.nativeEvent.isComposing
    const plainEnter = isEnter && !(event.shiftKey || event.ctrlKey || event.metaKey || event.altKey)
    const next = plainEnter ? continueLine(selectionOf(event.currentTarget)) : null
    if (!tool && !next) return
    event.preventDefault()
    if (tool) run(tool)
    else if (next) applyEdit(event.currentTarget, next)
  }

  function onPaste(event: ClipboardEvent<HTMLTextAreaElement>) {
    if (takeFiles(event.clipboardData)) return event.preventDefault()
    const markdown = plain.current ? null : pastedMarkdown(event)
    plain.current = false
    if (!markdown) return
    event.preventDefault()
    void markdown.then(({ text, isMarkdown, pictures }) => {
      setLeft(pictures)
      if (areaRef.current)
        applyEdit(areaRef.current, insertText(selectionOf(areaRef.current), text, isMarkdown))
    })
  }

  return (
    <div className="grid content-start gap-3 [&_label[for=post-content]]:text-small [&_label[for=post-content]]:text-quiet">
      <Toolbar controls="post-content" onTool={run} />
      <FileChooser input={chooser} label={t('tools.picture')} multiple onFiles={add} />
      <p role="status" className="text-small text-alert empty:hidden">
        {left.length > 0 &&
          t('picturesLeft', { count: left.length, names: left.filter(Boolean).join(', ') || '–' })}
      </p>
      {uploads.map((upload) => (
        <DescribedPicture
          key={upload.key}
          upload={upload}
          onUse={(address, alt) => {
            if (areaRef.current)
              applyEdit(areaRef.current, insertPicture(selectionOf(areaRef.current), address, alt))
            upload.remove()
          }}
          onRemove={() => {
            upload.remove()
            areaRef.current?.focus()
          }}
        />
      ))}
      <PostField name="content">
        {(field) => (
          <textarea
            {...field}
            {...registration}
            ref={(element) => {
              ref(element)
              areaRef.current = element
            }}
            className={`${field.className} font-mono text-[1rem] leading-relaxed max-sm:px-3 ${fixed ? 'h-[70dvh]' : 'field-sizing-content min-h-[calc(20lh+1.625rem)]'}`}
            rows={20}
            required
            onKeyDown={onKey}
            onPaste={onPaste}
            onDrop={(event) => takeFiles(event.dataTransfer) && event.preventDefault()}
            onDragOver={(event) => event.dataTransfer.types.includes('Files') && event.preventDefault()}
            onPointerEnter={onLead}
            onScroll={onScroll}
          />
        )}
      </PostField>
    </div>
  )
}
