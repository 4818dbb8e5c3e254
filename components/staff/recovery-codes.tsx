import { useTranslations } from 'next-intl'
import type { Route } from 'next'
import { useEffect, useRef } from 'react'
import { Button, buttonClass } from '@/components/ui/button'
import { CopyButton } from '@/components/ui/copy-button'
import { WhenSupported } from '@/components/ui/when-supported'
import { groupedCode } from '@/lib/staff/sign-in/second-factor'

/** The recovery codes, shown only once, to copy, download or print. */
export function RecoveryCodes({ codes, next }: { codes: readonly string[]; next: Route }) {
  const t = useTranslations('Staff.factor')
  const title = useRef<HTMLHeadingElement>(null)
  const grouped = codes.map(groupedCode)
  const text = `${grouped.join('\n')}\n`
  // They replace the form that had the focus.
  useEffect(() => title.current?.focus(), [])
  return (
    <section aria-labelledby="codes" className="grid gap-5">
      <div>
        <h1 id="codes" ref={title} tabIndex={-1} className="text-section">
          {t('codesTitle')}
        </h1>
        <p className="mt-2">{t('codesText')}</p>
      </div>
      <ol className="grid grid-cols-2 gap-x-4 gap-y-2 rounded-lg bg-clay p-4 font-mono font-semibold max-[20rem]:grid-cols-1">
        {grouped.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ol>
      <div className="flex flex-wrap gap-3 print:hidden">
        <a
          href={`data:text/plain;charset=utf-8,${encodeURIComponent(text)}`}
          download={t('fileName')}
          className={buttonClass('quiet')}
        >
          {t('download')}
        </a>
        <WhenSupported feature="scripts">
          <Button variant="quiet" onClick={() => window.print()}>
            {t('print')}
          </Button>
        </WhenSupported>
        <WhenSupported feature="scripts">
          <CopyButton text={text} label={t('copy')} done={t('copied')} failed={t('copyFailed')} />
        </WhenSupported>
      </div>
      {/* Not Next's link: the next page must be rendered again for the verified session. */}
      <a href={next} className={buttonClass('primary', 'print:hidden')}>
        {t('kept')}
      </a>
    </section>
  )
}
