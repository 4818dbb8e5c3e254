/** Sample rows of the post tables for rights/access.test.ts. */
import type { Sample } from '../rights/access-samples'
import { sampleDraft } from './posts'
import { secret, store, stored, update } from '../rest'
import { fromNow, makeUser, samplePost, unique } from '../samples'

const aPost = async () => String((await store('blog_posts', samplePost())).id)

export const postSamples: Record<string, Sample> = {
  blog_posts: {
    rows: async () => [
      await store('blog_posts', samplePost({ status: 'draft' })),
      await store('blog_posts', samplePost()),
    ],
    body: async () => samplePost(),
    change: { title: 'Another title' },
    key: 'id',
    sent: 'slug',
  },
  post_revisions: {
    rows: async () => {
      const id = await aPost()
      await update(secret, 'blog_posts', `id=eq.${id}`, { title: 'A later title' })
      return [(await stored('post_revisions', `post_id=eq.${id}`))!]
    },
    body: async () => {
      const { title, slug, content, status } = samplePost()
      const language = 'en'
      return {
        post_id: await aPost(),
        version: 7,
        title,
        slug,
        content,
        status,
        language,
        saved_at: fromNow(0),
      }
    },
    change: { title: 'Another past' },
    key: 'post_id',
    sent: 'post_id',
  },
  post_redirects: {
    rows: async () => [await store('post_redirects', { slug: unique('old-'), post_id: await aPost() })],
    body: async () => ({ slug: unique('old-'), post_id: await aPost() }),
    change: { created_at: '2026-01-01T00:00:00Z' },
    key: 'slug',
    sent: 'slug',
  },
  // A colleague's, which nobody else may access.
  post_drafts: {
    rows: async () => {
      const { id } = await makeUser('editor')
      return [await store('post_drafts', { ...sampleDraft(), user_id: id })]
    },
    body: async () => sampleDraft(),
    change: { version: '9' },
    key: 'post_id',
    sent: 'post_id',
  },
  post_previews: {
    rows: async () => [await store('post_previews', { post_id: await aPost() })],
    body: async () => ({ post_id: await aPost() }),
    change: { expires_at: '2036-01-01T00:00:00Z' },
    key: 'id',
    sent: 'post_id',
  },
}
