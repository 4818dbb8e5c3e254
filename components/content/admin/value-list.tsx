import { useLocale, useTranslations } from 'next-intl'
import { getTranslations } from 'next-intl/server'
import { Disclosure } from '@/components/ui/admin/disclosure'
import { Notice } from '@/components/ui/notice'
import { reservedNames } from '@/lib/content/check'
import { type DocumentKey, type Documents, completeDocuments } from '@/lib/content/documents'
import { valuesOf } from '@/lib/content/values'
import { settle } from '@/lib/settle'
import { publishedDocuments } from '@/lib/site/queries'

const cell = 'py-2 text-left align-top'

// On a phone the value is below the name, at full width.
const row = 'border-b border-line max-sm:grid max-sm:grid-cols-[minmax(0,1fr)]'
const nameCell = `${cell} pr-4 max-sm:pr-0 max-sm:pb-0`
const valueCell = `${cell} max-sm:pt-0`

/** Every name allowed in braces in a document, with its published value. */
export function ValueTable({ documentKey, published }: { documentKey: DocumentKey; published: Documents }) {
  const locale = useLocale()
  const t = useTranslations('Content.values')
  const rows = [
    ...reservedNames(documentKey).map((name) => [name, t(`reserved.${name}`)] as const),
    ...Object.entries(valuesOf(published)).map(([name, value]) => [name, value[locale]] as const),
  ]
  return (
    <table className="w-full text-small">
      <thead>
        <tr className={row}>
          <th scope="col" className={`${nameCell} font-semibold`}>
            {t('name')}
          </th>
          <th scope="col" className={`${valueCell} font-semibold`}>
            {t('now')}
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map(([name, text]) => (
          <tr key={name} className={`${row} last:border-0`}>
            <th
              scope="row"
              className={`${nameCell} font-normal max-sm:wrap-anywhere max-sm:text-quiet`}
            >{`{${name}}`}</th>
            <td className={`${valueCell} wrap-anywhere`}>{text}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

/** The same table with a title, initially closed, to help writers of the document. */
export async function ValueList({ documentKey }: { documentKey: DocumentKey }) {
  const t = await getTranslations('Content.values')
  const published = await settle('values for texts', publishedDocuments().then(completeDocuments))
  return (
    <Disclosure title={t('title')}>
      <p className="max-w-2xl text-quiet">{t('help')}</p>
      {published.ok ? (
        <ValueTable documentKey={documentKey} published={published.data} />
      ) : (
        <Notice variant="alert">{t('failed')}</Notice>
      )}
    </Disclosure>
  )
}
