'use server'

import { randomUUID } from 'node:crypto'
import { staffAction } from '@/lib/action'
import { documents } from '@/lib/content/documents'
import { fieldSpec } from '@/lib/content/field-spec'
import { fail } from '@/lib/result'
import { type ReadDocument, filesIn, readContentFile } from './content-file'
import { documentDifferences } from './differences'
import { forContent } from './document-queries'
import { FILE_FIELD, type ImportAnswer, type ImportedDocument, MAX_IMPORT_BYTES } from './import'
import { type FoundDocument, findDocument } from './queries'
import { draftLine } from './schema'

function compare(read: ReadDocument, { live: version, draft }: FoundDocument): ImportedDocument {
  const live = version?.document ?? null
  const spec = fieldSpec(documents[read.key].schema)
  const isRefused = read.wrong.length > 0
  const differences = isRefused || live === null ? [] : documentDifferences(spec, live, read.document)
  const isSame = live !== null && differences.length === 0
  const saysOther = draft !== null && documentDifferences(spec, draft.document, read.document).length > 0
  return {
    ...read,
    state: isRefused ? 'refused' : live === null ? 'new' : isSame ? 'same' : 'changed',
    differences,
    draft: saysOther ? draftLine.parse(draft) : null,
    base: { version: version?.version ?? 0, revision: draft?.revision ?? null },
  }
}

/**
 * Checks a content file and previews its changes. Nothing is stored: each document is saved separately, over exactly
 * the state it was compared with. Admins only.
 */
export const checkImport = staffAction(
  'checkImport',
  { ...forContent },
  async (_admin, _previous, form): Promise<ImportAnswer> => {
    const file = form.get(FILE_FIELD)
    if (!(file instanceof File) || file.size === 0) return fail('fileMissing')
    if (file.size > MAX_IMPORT_BYTES) return fail('tooLarge')
    const read = readContentFile(new Uint8Array(await file.arrayBuffer()))
    if ('error' in read) return { ...fail(read.error), names: read.names }
    const bases = await Promise.all(read.documents.map(({ key }) => findDocument(key)))
    const files = read.documents.flatMap(({ document }) => filesIn(document))
    return {
      ok: true,
      check: {
        id: randomUUID(),
        documents: read.documents.map((each, index) => compare(each, bases[index]!)),
        files: [...new Set(files)],
      },
    }
  },
)
