/** Sample rows of the content tables for rights/access.test.ts. */
import { randomInt, randomUUID } from 'node:crypto'
import type { Sample } from '../rights/access-samples'
import { type Row, remove, secret, store } from '../rest'
import { unique } from '../samples'

/** An old version with a unique author. */
const sampleVersion = (): Row => ({
  key: 'facts',
  version: randomInt(1, 2 ** 31),
  document: {},
  live_from: '2020-01-01T00:00:00Z',
  made_by: unique(),
})

/** A rejected change of the bank details with a unique author. */
const sampleProposal = (): Row => ({
  document: {},
  base_version: 0,
  proposed_by: randomUUID(),
  proposed_name: unique(),
  state: 'rejected',
  decided_at: '2020-01-01T00:00:00Z',
})

export const contentSamples: Record<string, Sample> = {
  content_versions: {
    rows: async () => [await store('content_versions', sampleVersion())],
    body: async () => sampleVersion(),
    change: { document: { title: 'Another' } },
    key: 'made_by',
    sent: 'made_by',
  },
  content_drafts: {
    // A document has one draft.
    rows: async () => {
      await remove(secret, 'content_drafts', 'key=eq.people')
      return [await store('content_drafts', { key: 'people', document: {} })]
    },
    body: async () => ({ key: 'helplines', document: {} }),
    change: { document: { title: 'Another' } },
    key: 'key',
    sent: 'key',
  },
  content_previews: {
    rows: async () => [await store('content_previews', { id: randomUUID() })],
    body: async () => ({ id: randomUUID() }),
    change: { expires_at: '2036-01-01T00:00:00Z' },
    key: 'id',
    sent: 'id',
  },
  content_bank_proposals: {
    rows: async () => [await store('content_bank_proposals', sampleProposal())],
    body: async () => sampleProposal(),
    change: { state: 'confirmed' },
    key: 'id',
    sent: 'proposed_name',
  },
}
