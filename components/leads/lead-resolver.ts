import { zodResolver } from '@hookform/resolvers/zod'
import { leadSchema } from '@/lib/leads/form-schema'

/** The schema's rules in the shape that the form asks for. Loaded by itself (lead-form.tsx). */
export const leadResolver = zodResolver(leadSchema, undefined, { raw: true })
