import { existsSync, readFileSync } from 'node:fs'
import { SourceMap, type SourceMapPayload } from 'node:module'
import { dirname, isAbsolute, join, sep } from 'node:path'
import { distDir } from '@/lib/env'
import type { ErrorFacts } from './error-facts'

/** Before the place, the file, line and column, and after them. */
const PLACE = /^(at (?:.*? \()?)(.+):(\d+):(\d+)(\)?)$/

/** A map takes megabytes; an outage involves few files. */
const MOST_MAPS = 8

const maps = new Map<string, SourceMap | null>()

/** The source map beside a file of the build; null if there is none. */
function mapOf(file: string): SourceMap | null {
  const known = maps.get(file)
  if (known !== undefined) return known
  const path = join(/* turbopackIgnore: true */ process.cwd(), `${file}.map`)
  const isThere = file.startsWith(join(distDir, 'server') + sep) && existsSync(path)
  const read = isThere ? new SourceMap(JSON.parse(readFileSync(path, 'utf8')) as SourceMapPayload) : null
  if (maps.size === MOST_MAPS) maps.delete(maps.keys().next().value!)
  maps.set(file, read)
  return read
}

/** A frame in the build as a place in the sources: `at run (lib/mail/send.ts:88:20)`; others as they are. */
function inSource(frame: string): string {
  const [, before, file, line, column, after] = PLACE.exec(frame) ?? []
  if (!file || isAbsolute(file)) return frame
  try {
    const place = mapOf(file)?.findEntry(Number(line) - 1, Number(column) - 1)
    if (!place || !('originalSource' in place) || place.originalSource.includes(':')) return frame
    // Turbopack names them relative to the map.
    const source = join(dirname(file), decodeURIComponent(place.originalSource))
    return `${before}${source.split(sep).join('/')}:${place.originalLine + 1}:${place.originalColumn + 1}${after}`
  } catch {
    return frame
  }
}

/** The facts of an error with frames in the source files, by the maps that the build has left. Never throws. */
export function inSources({ frames, cause, ...facts }: ErrorFacts): ErrorFacts {
  return {
    ...facts,
    ...(frames && { frames: frames.map(inSource) }),
    ...(cause && { cause: inSources(cause) }),
  }
}
