/** A post as lists show it. */
export interface PostSummary {
  readonly title: string
  readonly slug: string
  readonly excerpt: string | null
  readonly featuredImage: string | null
  /** ISO 8601, UTC. */
  readonly createdAt: string
}

/** A post as its page shows it. */
export interface Post extends PostSummary {
  /** Markdown. */
  readonly content: string
  readonly updatedAt: string
}

/** A post as the editor opens it. */
export interface EditablePost extends Post {
  readonly id: string
  readonly status: 'draft' | 'published'
}

/** A post as the staff list shows it. */
export interface PostRow {
  readonly id: string
  readonly title: string
  readonly status: 'draft' | 'published'
}
