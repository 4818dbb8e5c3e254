import type words from '@/lib/provider/words/en.json'
import type messages from '@/messages/en.json'
import type { Locale as SiteLocale } from './routing'

declare module 'next-intl' {
  interface AppConfig {
    Locale: SiteLocale
    Messages: typeof messages & typeof words
  }
}
