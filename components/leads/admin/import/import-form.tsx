'use client'

import { useLocale, useTranslations } from 'next-intl'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { FileColumns } from '@/components/staff/admin/file-columns'
import { Refusal } from '@/components/staff/sign-in-again'
import { FileField, download } from '@/components/ui/admin/files'
import { Button } from '@/components/ui/button'
import { type Option, SelectField } from '@/components/ui/field'
import { Icon } from '@/components/ui/icon'
import { ButtonLink } from '@/components/ui/link'
import { Notice } from '@/components/ui/notice'
import { useFormAction } from '@/components/ui/use-form-action'
import { formatNumber } from '@/lib/i18n/formats'
import { useLanguageNames } from '@/lib/i18n/language-names'
import { routing } from '@/lib/i18n/routing'
import { CONSENT_FIELD, channels } from '@/lib/leads/entry/fields'
import { importLeads } from '@/lib/leads/import/actions'
import {
  IMPORT_BUTTON,
  type ImportCheck,
  type ImportError,
  type ImportSummary,
  MAX_FILE_BYTES,
  importFields,
} from '@/lib/leads/import/form'
import { routes } from '@/lib/routes'
import { MAX_COLUMNS, fileRefusal } from '@/lib/table/read/form'
import { ImportResult } from './import-result'

/** Shown at the file field. */
const fileErrors: readonly ImportError[] = [
  ...(['fileMissing', 'tooLarge', 'notText', 'malformed', 'empty', 'tooMany', 'tooManyColumns'] as const),
]

/**
 * Imports leads in two steps with one form: preview, then import. Both send the file; none of it is stored before the
 * import.
 */
export function ImportForm() {
  const locale = useLocale()
  const t = useTranslations('Leads.import')
  const channelName = useTranslations('Leads.channels')
  const languages = useLanguageNames()
  const [kept, setKept] = useState<ImportCheck | null>(null)
  const [outdated, setOutdated] = useState(false)
  const [importing, setImporting] = useState(false)
  const {
    state: answer,
    refused,
    pending,
    form,
  } = useFormAction(importLeads, {
    check: (given) => fileRefusal(given, MAX_FILE_BYTES),
    onAnswer(next) {
      if (!next || 'summary' in next) return
      if (next.check) setKept(next.check)
      if (next.check) setOutdated(false)
    },
  })
  if (answer?.ok && 'summary' in answer) return <ImportSummaryView summary={answer.summary} />

  const check = (answer && 'check' in answer && answer.check) || kept
  const code = refused?.code
  const line = refused?.line ? ` ${t('atLine', { line: refused.line })}` : ''
  const columns = formatNumber(refused?.columns ?? 0, locale)
  const errorOf = (...codes: readonly ImportError[]) =>
    code && codes.includes(code) ? t(`errors.${code}`, { columns, most: MAX_COLUMNS }) + line : undefined
  const isFieldError = code && [...fileErrors, 'channelMissing', 'consentNeeded'].includes(code)

  function submit(event: FormEvent<HTMLFormElement>) {
    const { submitter } = event.nativeEvent as SubmitEvent
    setImporting((submitter as HTMLButtonElement | null)?.name === IMPORT_BUTTON)
    form.onSubmit(event)
  }
  function recordChange({ target }: FormEvent<HTMLFormElement>) {
    if ((target as unknown as HTMLInputElement).name !== CONSENT_FIELD) setOutdated(true)
  }
  return (
    <form
      {...form}
      onSubmit={submit}
      onChange={recordChange}
      noValidate
      className="grid grid-cols-[minmax(0,1fr)] gap-6"
    >
      <input type="hidden" name="locale" value={locale} />
      {code && !isFieldError && (
        <Refusal code={code} path={routes.importLeads}>
          {t(`errors.${code}`)}
        </Refusal>
      )}
      <div className="grid max-w-2xl grid-cols-[minmax(0,1fr)] gap-5">
        <FileField
          id="file"
          name="file"
          label={t('file')}
          hint={t('fileHint')}
          error={errorOf(...fileErrors)}
          accept=".xlsx,.csv,.tsv,.txt,text/csv"
        />
        <SelectField
          label={t('channel')}
          error={errorOf('channelMissing')}
          name="channel"
          options={[['', t('choose')], ...channels.map((each): Option => [each, channelName(each)])]}
        />
        <SelectField
          label={t('language')}
          name="language"
          defaultValue={locale}
          options={routing.locales.map((each): Option => [each, languages(each)])}
        />
      </div>
      {check && (
        <FileColumns
          columns={check.columns}
          fields={importFields.map((field): Option => [field, t(`fields.${field}`)])}
          lacking={check.lacking && t(`lacking.${check.lacking}`)}
          asksOrder={check.asksOrder}
        />
      )}
      {/* Enter presses a form's first button. */}
      <Button
        variant={check && !outdated && !check.lacking ? 'quiet' : 'primary'}
        disabled={pending}
        className="sm:justify-self-start"
      >
        {pending && !importing ? t('checking') : t('check')}
      </Button>
      {check && outdated && <p className="text-quiet">{t('outdated')}</p>}
      {check && !outdated && !check.lacking && (
        <ImportResult
          key={check.batch}
          check={check}
          pending={pending}
          importing={pending && importing}
          consentError={errorOf('consentNeeded')}
        />
      )}
    </form>
  )
}

/** The result of an import, with refused rows as a file to correct. It takes the focus when it appears. */
function ImportSummaryView({ summary }: { summary: ImportSummary }) {
  const { added, joined, refused, refusedFile } = summary
  const t = useTranslations('Leads.import')
  const notice = useRef<HTMLDivElement>(null)
  useEffect(() => notice.current?.focus(), [])
  return (
    <div className="grid max-w-2xl gap-5">
      <Notice ref={notice} variant="good">
        <p className="font-semibold">{t('doneTitle')}</p>
        <p>{t('done', { added, joined })}</p>
      </Notice>
      {refused > 0 && (
        <>
          <p>{t('doneRefused', { count: refused })}</p>
          <Button
            variant="quiet"
            className="sm:justify-self-start"
            onClick={() => download(`${t('fileName')}.csv`, refusedFile)}
          >
            <Icon name="staff/download" />
            {t('download')}
          </Button>
        </>
      )}
      <div className="flex flex-wrap gap-3">
        <ButtonLink href={routes.leads}>{t('toInbox')}</ButtonLink>
        <Button variant="quiet" onClick={() => window.location.reload()}>
          {t('another')}
        </Button>
      </div>
    </div>
  )
}
