import { useEffect, useEffectEvent, useId, useRef, useState } from 'react'
import { type UploadedPicture } from '@/lib/images/picture-address'
import { type PictureCode, MAX_PICTURE_BYTES } from '@/lib/images/upload-rules'
import { type Result, fail } from '@/lib/result'
import { api } from '@/lib/routes'
import { sendFile } from './send-file'

/** The request size that every host accepts, in bytes: Vercel's limit is 4.5 MB, headers included. */
const REQUEST_LIMIT = 4_400_000

/** The greatest width of a stored picture, in pixels. */
const MAX_WIDTH = 2000

/** Possibly transparent pictures become WebP, or PNG if the browser cannot write WebP. */
const outputTypes: Record<string, string> = { 'image/jpeg': 'image/jpeg', 'image/png': 'image/webp' }

/**
 * Fits a picture to the limit: a JPEG or PNG over 4.4 MB is re-encoded at most 2000 pixels wide. WebP and GIF may be
 * animated and stay unchanged, as do unreadable files, whose problem the site names.
 */
async function fitToRequest(file: File): Promise<Blob> {
  const type = outputTypes[file.type]
  if (file.size <= REQUEST_LIMIT || !type) return file
  try {
    const bitmap = await createImageBitmap(file)
    const canvas = document.createElement('canvas')
    canvas.width = Math.min(bitmap.width, MAX_WIDTH)
    canvas.height = Math.round((bitmap.height * canvas.width) / bitmap.width)
    const context = canvas.getContext('2d')
    if (!context) return file
    context.drawImage(bitmap, 0, 0, canvas.width, canvas.height)
    bitmap.close()
    const encoded = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, type, 0.92))
    return encoded && encoded.size < file.size ? encoded : file
  } catch {
    return file
  }
}

const codes: readonly PictureCode[] = [
  'notAuthenticated',
  'tooLarge',
  'wrongKind',
  'broken',
  'busy',
  'failed',
]

/** @param onProgress takes the fraction sent, 0 to 1. */
async function sendPicture(
  file: File,
  onProgress: (part: number) => void,
  signal: AbortSignal,
): Promise<Result<UploadedPicture, PictureCode>> {
  if (file.size > MAX_PICTURE_BYTES) return fail('tooLarge')
  const body = await fitToRequest(file)
  return sendFile(api.pictures, body, { codes, refusedByHost: 'tooLarge', onProgress, signal })
}

/** The fraction sent (0 to 1), the answer once stored, the code if it failed. */
interface UploadState<Data, Code> {
  readonly key: number
  readonly file: File
  readonly sent: number
  readonly stored?: Data
  readonly code?: Code
}

/** An upload with its actions. */
export interface Upload<Data = UploadedPicture, Code = PictureCode> extends UploadState<Data, Code> {
  readonly retry: () => void
  readonly remove: () => void
}

let lastKey = 0

/** The uploads of one place in a form, with their actions. */
export type Uploads = ReturnType<typeof useUploads>

/**
 * Reports whether a file is uploading, or failed and was neither sent again nor removed. The id of the place stays the
 * same when its field moves and gets another name.
 */
export function useWaiting(isWaiting: boolean, report: (id: string, isWaiting: boolean) => void) {
  const id = useId()
  const tell = useEffectEvent(report)
  useEffect(() => {
    tell(id, isWaiting)
    return () => tell(id, false)
  }, [id, isWaiting])
}

/** Uploads pictures. */
export const useUploads = (onStored?: (picture: UploadedPicture) => void) => useSending(sendPicture, onStored)

/**
 * Uploads files by `sendOne`. A failed upload keeps its file for a retry. With `onStored` a stored file is used at once
 * and leaves the list.
 */
export function useSending<Data, Code extends string>(
  sendOne: (
    file: File,
    onProgress: (part: number) => void,
    signal: AbortSignal,
  ) => Promise<Result<Data, Code>>,
  onStored?: (data: Data) => void,
) {
  const [states, setStates] = useState<readonly UploadState<Data, Code>[]>([])
  const controllers = useRef(new Map<number, AbortController>())
  // A field that moves during an upload gets the file at its new place.
  const latest = useRef(onStored)
  useEffect(() => {
    latest.current = onStored
  })
  const update = (key: number, change: Partial<UploadState<Data, Code>>) =>
    setStates((all) => all.map((each) => (each.key === key ? { ...each, ...change } : each)))

  const drop = (key: number) => setStates((all) => all.filter((each) => each.key !== key))

  useEffect(() => {
    const running = controllers.current
    return () => running.forEach((controller) => controller.abort())
  }, [])

  async function send(key: number, file: File) {
    const controller = new AbortController()
    controllers.current.set(key, controller)
    update(key, { sent: 0, code: undefined })
    const answer = await sendOne(file, (sent) => update(key, { sent }), controller.signal)
    controllers.current.delete(key)
    if (controller.signal.aborted) return
    if (answer.ok && latest.current) {
      drop(key)
      latest.current(answer.data)
    } else update(key, answer.ok ? { stored: answer.data } : { code: answer.code })
  }

  function add(files: Iterable<File>) {
    for (const file of files) {
      const key = ++lastKey
      setStates((all) => [...all, { key, file, sent: 0 }])
      void send(key, file)
    }
  }

  function remove(key: number) {
    controllers.current.get(key)?.abort()
    drop(key)
  }

  /** Uploads the first file, replacing earlier uploads. */
  function replace(files: readonly File[]) {
    states.forEach(({ key }) => remove(key))
    add(files.slice(0, 1))
  }

  const uploads = states.map((state): Upload<Data, Code> => ({
    ...state,
    retry: () => void send(state.key, state.file),
    remove: () => remove(state.key),
  }))
  return { uploads, add, replace }
}

/**
 * Pasted or dropped files; none if there is text too: word processors add a picture of the text, and the text is meant.
 */
export function filesOf(data: DataTransfer): File[] {
  return data.getData('text/plain') === '' ? [...data.files] : []
}
