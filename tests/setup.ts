import { randomUUID } from 'node:crypto'
import { rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { ReadableStream as NodeReadableStream } from 'node:stream/web'
import { TextDecoder as NodeTextDecoder, TextEncoder as NodeTextEncoder } from 'node:util'
import { MessagePort as NodeMessagePort } from 'node:worker_threads'

// Next's server module and undici need these on load; jsdom, used for components, lacks them.
globalThis.Request ??= class {} as unknown as typeof Request
globalThis.Response ??= class {} as unknown as typeof Response
globalThis.MessagePort ??= NodeMessagePort as unknown as typeof MessagePort
globalThis.ReadableStream ??= NodeReadableStream as typeof ReadableStream
globalThis.TextEncoder ??= NodeTextEncoder
globalThis.TextDecoder ??= NodeTextDecoder as typeof TextDecoder

if (typeof window !== 'undefined') {
  // Its matchers; tests without a page need not wait for them.
  jest.requireActual('@testing-library/jest-dom')
  // jsdom has no layout and no top layer.
  Element.prototype.scrollIntoView = () => {}
  HTMLDialogElement.prototype.showModal = function () {
    this.open = true
    this.querySelector('input')?.focus()
  }
  HTMLDialogElement.prototype.close = function () {
    this.open = false
  }
}

// A deadline, not a measurement: other steps keep the machine busy.
jest.setTimeout(30_000)

// A separate build folder for each test file, and so for files that the site stores there.
const dist = join(tmpdir(), `site-of-tests-${randomUUID()}`)
process.env.DIST_DIR = dist
afterAll(() => rmSync(dist, { recursive: true, force: true }))
