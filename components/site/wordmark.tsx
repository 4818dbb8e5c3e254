import { organisation } from '@/lib/content/organisation'
import type { Locale } from '@/lib/i18n/routing'
import { sign } from '@/lib/scenes/sign'
import { SceneImage } from './scene'

/** The sign of the site with the organisation's short name. */
export function Wordmark({ locale }: { locale: Locale }) {
  return (
    <span className="flex items-center gap-[min(0.75rem,2.5vw)]">
      <SceneImage scene={sign} className="size-[min(2.5rem,11vw)] shrink-0 rounded-[25%]" />
      <span className="max-w-44 min-w-0 font-display text-[min(1.0625rem,7.5vw)] leading-[1.15] font-semibold tracking-tight">
        {organisation.shortName[locale]}
      </span>
    </span>
  )
}
