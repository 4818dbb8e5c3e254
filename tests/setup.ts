import { TextDecoder as NodeTextDecoder, TextEncoder as NodeTextEncoder } from 'node:util'
import '@testing-library/jest-dom'

// Next's server module extends both as it loads, and jsdom, in which components are tested, has neither.
globalThis.Request ??= class {} as unknown as typeof Request
globalThis.Response ??= class {} as unknown as typeof Response
globalThis.TextEncoder ??= NodeTextEncoder
globalThis.TextDecoder ??= NodeTextDecoder as typeof TextDecoder
