import { useRef, useState } from 'react'
import { type Draft, dropDraft, keepDraft, markDraftStored } from '@/lib/posts/editor/drafts'
import type { PostBase, PostInput } from '@/lib/posts/editor/form'
import { api } from '@/lib/routes'

/** From the last change, in milliseconds. */
const SEND_DELAY = 2000

/** Request timeout in milliseconds: opening a post waits for it. */
const TIMEOUT = 15_000

/** The most that browsers send for a page being left. */
const KEEPALIVE_BYTES = 60_000

interface Queue {
  /** The newest draft, or null to delete the server's. */
  next?: Draft | null
  timer?: ReturnType<typeof setTimeout>
  /** Resolves once the queue is empty. */
  sending?: Promise<void>
  /** After all requests; undefined while unknown. */
  onServer?: boolean
  onAnswer?: (draft: Draft, isStored: boolean) => void
}

/** By post id. Requests run in sequence, to arrive in order, even after the editor has closed. */
const queues = new Map<string, Queue>()

function queueOf(postId: string): Queue {
  const queue: Queue = queues.get(postId) ?? {}
  queues.set(postId, queue)
  return queue
}

async function post(postId: string, draft: Draft | null): Promise<boolean> {
  const body = JSON.stringify(draft)
  const keepalive = new Blob([body]).size <= KEEPALIVE_BYTES
  const headers = { 'Content-Type': 'application/json' }
  const signal = AbortSignal.timeout(TIMEOUT)
  try {
    return (await fetch(api.draft(postId), { method: 'POST', body, headers, keepalive, signal })).ok
  } catch {
    return false
  }
}

async function sendAll(postId: string, queue: Queue): Promise<void> {
  while (queue.next !== undefined) {
    const draft = queue.next
    queue.next = undefined
    queue.onServer = draft !== null
    const isStored = await post(postId, draft)
    // Dropping the draft later tries again.
    if (!draft && !isStored) queue.onServer = true
    if (draft) queue.onAnswer?.(draft, isStored)
  }
  queue.sending = undefined
}

/** Flushes a post's queue. Resolves once none of its draft's requests is in flight. */
export async function sendWaitingDraft(postId: string): Promise<void> {
  const queue = queueOf(postId)
  clearTimeout(queue.timer)
  if (queue.next !== undefined) queue.sending ??= sendAll(postId, queue)
  await queue.sending
}

/**
 * Sends a draft to the server after two seconds without changes; a newer one replaces it.
 * @param onAnswer takes whether the server stored it.
 */
function sendDraft(draft: Draft, onAnswer: (draft: Draft, isStored: boolean) => void): void {
  const queue = queueOf(draft.base.id)
  Object.assign(queue, { next: draft, onAnswer })
  clearTimeout(queue.timer)
  queue.timer = setTimeout(() => void sendWaitingDraft(draft.base.id), SEND_DELAY)
}

/** Records that the server has a draft, to delete it once obsolete. */
export function markDraftOnServer(postId: string): void {
  queueOf(postId).onServer = true
}

/** Deletes a post's draft in the browser and, if there may be one, on the server, and clears its queue. */
export function deleteDraftCopies(staffId: string, postId: string): void {
  dropDraft(staffId, postId)
  const queue = queueOf(postId)
  queue.next = queue.onServer ? null : undefined
  void sendWaitingDraft(postId)
}

/** Posts whose server drafts this page has deleted or is about to. */
export const deletedServerDrafts = () =>
  [...queues]
    .filter(([, { next, onServer }]) => next === null || onServer === false)
    .map(([postId]) => postId)

/** Keeps unsaved text in the browser and on the server, and tells which has it. */
export function useDraftCopies(staffId: string) {
  const [inBrowser, setInBrowser] = useState(true)
  const [onServer, setOnServer] = useState(false)
  const last = useRef('')

  function drop(postId: string) {
    last.current = ''
    setOnServer(false)
    deleteDraftCopies(staffId, postId)
  }

  /** Does nothing if the text is stored already. */
  function keep(base: PostBase, input: PostInput) {
    const state = JSON.stringify([base, input])
    if (state === last.current) return
    last.current = state
    const draft = { at: new Date().toISOString(), base, input }
    setInBrowser(keepDraft(staffId, draft))
    sendDraft(draft, (sent, isStored) => {
      // An answer about an older text says nothing about the present one, or about none.
      if (last.current === state) setOnServer(isStored)
      if (isStored) markDraftStored(staffId, sent)
    })
  }

  return { kept: inBrowser || onServer, onServer, keep, drop }
}
