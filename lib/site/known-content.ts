import 'server-only'
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { distDir, env } from '@/lib/env'
import { logError } from '@/lib/log/log'

export type PublishedDocuments = Readonly<Record<string, unknown>>

const FOLDER = resolve(/* turbopackIgnore: true */ process.cwd(), distDir, 'cache')
const FILE = join(FOLDER, 'content.json')

/** The last content written to the file by this process. */
let written = ''

/**
 * Stores the documents for database outages, also across restarts. Vercel's functions cannot write files. Never fails.
 */
export async function storeKnownContent(documents: PublishedDocuments): Promise<void> {
  const text = JSON.stringify(documents)
  if (env.VERCEL || text === written) return
  written = text
  try {
    const file = `${FILE}.${process.pid}`
    await mkdir(FOLDER, { recursive: true })
    await writeFile(file, text)
    await rename(file, FILE)
  } catch (error) {
    logError('storeKnownContent', error)
  }
}

/** The last stored documents; null if there are none. */
export async function lastKnownContent(): Promise<PublishedDocuments | null> {
  const text = await readFile(FILE, 'utf8').catch(() => null)
  return text === null ? null : (JSON.parse(text) as PublishedDocuments)
}
