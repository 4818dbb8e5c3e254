import { z } from 'zod'
import { postCategories } from './categories'
import { postLanguages, postStatuses } from './schema'

/** What the columns of a post's rows hold, wherever they are read. */
export const language = z.enum(postLanguages)
export const category = z.enum(postCategories).nullable()
export const status = z.enum(postStatuses)
