import { useLocale, useTranslations } from 'next-intl'
import { getTranslations } from 'next-intl/server'
import { Disclosure } from '@/components/ui/disclosure'
import { Notice } from '@/components/ui/notice'
import { reservedNames } from '@/lib/content/check'
import { type DocumentKey, type Documents, completeDocuments } from '@/lib/content/documents'
import { valuesOf } from '@/lib/content/values'
import { settle } from '@/lib/result'
import { publishedDocuments } from '@/lib/site/queries'

const cell = 'py-2 text-left align-top'

/** Every name that a text of a document may have in braces, with what visitors see in its place. */
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
        <tr className="border-b border-line">
          <th scope="col" className={`${cell} pr-4 font-semibold`}>
            {t('name')}
          </th>
          <th scope="col" className={`${cell} font-semibold`}>
            {t('now')}
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map(([name, text]) => (
          <tr key={name} className="border-b border-line last:border-0">
            <th scope="row" className={`${cell} pr-4 font-normal`}>{`{${name}}`}</th>
            <td className={`${cell} wrap-anywhere`}>{text}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

/** The same under a title, closed at first: help for whoever writes a text of the document. */
export async function ValueList({ documentKey }: { documentKey: DocumentKey }) {
  const [t, published] = await Promise.all([
    getTranslations('Content.values'),
    settle('values for texts', publishedDocuments().then(completeDocuments)),
  ])
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
