import { useState } from 'react'
import type { DocumentKey } from '@/lib/content/documents'
import { fail } from '@/lib/result'
import { publishContent, saveContentDraft } from '@/lib/site-content/actions'
import { proposeBankDetails } from '@/lib/site-content/bank-actions'
import type { ImportedDocument } from '@/lib/site-content/import'
import type { ContentBase, ContentRefusal, PublishedDocument } from '@/lib/site-content/schema'

/** Refusals with their own sentence; the rest are reported as `failed`. */
const told = [
  'notAuthenticated',
  'notAdmin',
  'conflict',
  'tooLarge',
  'scheduled',
  'pending',
  'stepUp',
  'missing',
  'invalid',
] as const

/** The outcome for a document of the file. */
export type Outcome =
  | { readonly state: 'working' | 'kept' | 'failed' | PublishedDocument['outcome'] | (typeof told)[number] }
  | { readonly state: 'saved'; readonly base: ContentBase }

const refused = ({ code }: ContentRefusal): Outcome => ({
  state: told.find((each) => each === code) ?? 'failed',
})

/** Whether importing it would store anything. */
export const isImported = ({ state }: ImportedDocument) => state === 'new' || state === 'changed'

const isComplete = ({ missing }: ImportedDocument) => missing.length === 0

const lost = () => fail('failed')

/**
 * Imports one document per action, so that a failure stops no other and progress survives a lost connection. A repeat
 * continues with the rest.
 */
export function useImport(documents: readonly ImportedDocument[]) {
  const [outcomes, setOutcomes] = useState<Readonly<Partial<Record<DocumentKey, Outcome>>>>({})
  const [replaced, setReplaced] = useState<ReadonlySet<DocumentKey>>(new Set())
  const [busy, setBusy] = useState<'importing' | 'publishing' | null>(null)

  const isSaved = ({ key }: ImportedDocument) => outcomes[key]?.state === 'saved'
  const isDone = ({ key }: ImportedDocument) =>
    ['saved', 'published', 'waiting', 'delayed'].includes(outcomes[key]?.state ?? '')
  const toImport = documents.filter((each) => isImported(each) && !isDone(each))
  const toPublish = documents.filter((each) => isSaved(each) && isComplete(each))

  async function each(
    name: 'importing' | 'publishing',
    list: readonly ImportedDocument[],
    work: (document: ImportedDocument) => Promise<Outcome>,
  ) {
    setBusy(name)
    for (const document of list) {
      const note = (outcome: Outcome) => setOutcomes((known) => ({ ...known, [document.key]: outcome }))
      note({ state: 'working' })
      const outcome = await work(document)
      note(outcome)
      // The rest would fail too.
      if (outcome.state === 'notAuthenticated' || outcome.state === 'notAdmin') break
    }
    setBusy(null)
  }

  const importAll = () =>
    each('importing', toImport, async ({ key, document, base, draft }) => {
      if (draft && !replaced.has(key)) return { state: 'kept' }
      const answer = await saveContentDraft(key, document, base).catch(lost)
      return answer.ok ? { state: 'saved', base: answer.data.base } : refused(answer)
    })

  const publishAll = () =>
    each('publishing', toPublish, async ({ key, document }) => {
      const saved = outcomes[key]
      if (saved?.state !== 'saved') return { state: 'failed' }
      const answer = await (
        key === 'bank'
          ? proposeBankDetails(document, saved.base, null)
          : publishContent(key, document, saved.base, null, false)
      ).catch(lost)
      if (answer.ok) return { state: answer.data.outcome }
      return refused(answer)
    })

  function replace(key: DocumentKey, isChosen: boolean) {
    const next = new Set(replaced)
    if (isChosen) next.add(key)
    else next.delete(key)
    setReplaced(next)
  }

  return { outcomes, replaced, replace, busy, toImport, toPublish, importAll, publishAll }
}
