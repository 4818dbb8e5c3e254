import { z } from 'zod'
import { siteLanguage } from '@/lib/i18n/site-language'
import type { Result } from '@/lib/result'

/** What the token in a link is for. */
export type TokenPurpose = 'confirm' | 'manage'

export const subscriptionRow = z.object({
  email: z.string(),
  language: siteLanguage,
  state: z.enum(['pending', 'confirmed', 'unsubscribed', 'refused']),
  /** Whether there is nothing left to confirm. */
  ended: z.boolean(),
})

/** A subscription as its owner sees it. */
export type Subscription = z.output<typeof subscriptionRow>

/** What was done about a subscription, or why nothing was: `gone` where the link leads to nothing any more. */
export type SubscriptionAnswer = Result<'confirmed' | 'unsubscribed' | 'language', 'gone' | 'failed'>
