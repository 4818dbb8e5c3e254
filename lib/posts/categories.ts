/** The categories of posts (specification, section 2, blog list); "all" is the list without one. A post may have none. */
export const postCategories = ['counselling', 'spiritual-growth', 'faith', 'ministry', 'leadership'] as const

/** One of the five, as the database and the addresses write it. */
export type PostCategory = (typeof postCategories)[number]

/** The text as a category; null for anything else. */
export function toCategory(text: string): PostCategory | null {
  return postCategories.find((category) => category === text) ?? null
}
