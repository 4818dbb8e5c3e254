'use client'

import { useEffect, useRef, useState } from 'react'
import type { PictureCode } from '@/lib/images/schema'
import type { Uploaded } from '@/lib/images/upload'
import { sendPicture } from './send-picture'

/** A picture on its way: sent so far (0 to 1), where it lies when it has come, why not when it has not. */
export interface Upload {
  readonly key: number
  readonly file: File
  readonly sent: number
  readonly picture?: Uploaded
  readonly code?: PictureCode
}

let lastKey = 0

/** Pictures on their way, and what can be done with them. */
export type Uploads = ReturnType<typeof useUploads>

/** Pictures on their way. One that failed keeps its file, to be sent again. */
export function useUploads() {
  const [uploads, setUploads] = useState<readonly Upload[]>([])
  const aborts = useRef(new Map<number, AbortController>())
  const change = (key: number, news: Partial<Upload>) =>
    setUploads((all) => all.map((each) => (each.key === key ? { ...each, ...news } : each)))

  useEffect(() => {
    const running = aborts.current
    return () => running.forEach((abort) => abort.abort())
  }, [])

  async function send(key: number, file: File) {
    const abort = new AbortController()
    aborts.current.set(key, abort)
    change(key, { sent: 0, code: undefined })
    const answer = await sendPicture(file, (sent) => change(key, { sent }), abort.signal)
    aborts.current.delete(key)
    change(key, answer.ok ? { picture: answer.data } : { code: answer.code })
  }

  function add(files: Iterable<File>) {
    for (const file of files) {
      const key = ++lastKey
      setUploads((all) => [...all, { key, file, sent: 0 }])
      void send(key, file)
    }
  }

  function remove(key: number) {
    aborts.current.get(key)?.abort()
    setUploads((all) => all.filter((each) => each.key !== key))
  }

  return { uploads, add, remove, retry: ({ key, file }: Upload) => void send(key, file) }
}
