'use client'

import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { Refusal } from '@/components/staff/sign-in-again'
import { Button } from '@/components/ui/button'
import { FileField } from '@/components/ui/admin/files'
import { useFormAction } from '@/components/ui/use-form-action'
import { fail } from '@/lib/result'
import { routes } from '@/lib/routes'
import { FILE_FIELD, type ImportAnswer, type ImportError, MAX_IMPORT_BYTES } from '@/lib/site-content/import'
import { checkImport } from '@/lib/site-content/import-actions'
import { ImportResult } from './import-result'

/** Not shown at the file field. */
const general: readonly ImportError[] = ['notAuthenticated', 'notAdmin', 'failed']

/** A larger file would not arrive. */
function checkFile(form: FormData): ImportAnswer | null {
  const file = form.get(FILE_FIELD)
  if (!(file instanceof File) || file.size === 0) return fail('fileMissing')
  return file.size > MAX_IMPORT_BYTES ? fail('tooLarge') : null
}

/** Imports content in steps: check the changes, store drafts, publish. */
export function ImportForm() {
  const t = useTranslations('ContentImport')
  const [isOutdated, setOutdated] = useState(false)
  const { state, refused, pending, form } = useFormAction(checkImport, {
    check: checkFile,
    onAnswer: () => setOutdated(false),
  })
  const check = state?.ok && !isOutdated ? state.check : null
  const names = refused?.names?.join(', ') ?? ''
  const error =
    refused && !general.includes(refused.code) ? t(`errors.${refused.code}`, { names }) : undefined
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
      <form {...form} noValidate className="grid max-w-2xl grid-cols-[minmax(0,1fr)] gap-5">
        {refused && !error && (
          <Refusal code={refused.code} path={routes.siteImport}>
            {t(`errors.${refused.code}`, { names })}
          </Refusal>
        )}
        <FileField
          id="file"
          name={FILE_FIELD}
          label={t('file')}
          error={error}
          accept=".json,application/json"
          // The message was about another file.
          onChange={() => setOutdated(true)}
        />
        <Button variant={check ? 'quiet' : 'primary'} disabled={pending} className="sm:justify-self-start">
          {pending ? t('checking') : t('check')}
        </Button>
      </form>
      {check && <ImportResult key={check.id} check={check} />}
    </div>
  )
}
