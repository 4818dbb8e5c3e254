import type { SceneName } from '@/lib/scenes/names'
import type { PostCategory } from './fields'

const drawings: Readonly<Record<PostCategory, SceneName>> = {
  counselling: 'two-chairs',
  'spiritual-growth': 'walkers',
  faith: 'lamp-and-book',
  ministry: 'village',
  leadership: 'summit',
}

/** What stands where a post has no photograph, wherever the post is shown. */
export const drawingOf = (category: PostCategory | null): SceneName =>
  category ? drawings[category] : 'first-light'
