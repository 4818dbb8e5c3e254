import { useTranslations } from 'next-intl'
import { getTranslations } from 'next-intl/server'
import type { ReactNode } from 'react'
import { SectionCard } from '@/components/staff/admin/page-parts'
import { Badge } from '@/components/ui/admin/badge'
import { Link } from '@/components/ui/link'
import { Notice } from '@/components/ui/notice'
import type { DocumentKey } from '@/lib/content/documents'
import { routes } from '@/lib/routes'
import { settle } from '@/lib/settle'
import { type Checklist, checklist } from '@/lib/site-content/checklist-queries'
import type { Path } from '@/lib/site-content/form-values'
import { useContentLabels } from './content-labels'

const link =
  'inline-flex min-h-11 items-center font-semibold text-vine underline underline-offset-4 [overflow-wrap:anywhere]'

/** The work left before the site goes live, and recommendations. */
export async function ChecklistView() {
  const t = await getTranslations('Checklist')
  const dashboard = await getTranslations('Dashboard')
  const list = await settle('checklist', checklist())
  if (!list.ok) return <Notice variant="alert">{dashboard('partFailed')}</Notice>
  const { samples, sendsMail, hasPublicAddress, withoutFactor, missingFacts } = list.data
  const isDone = samples.length === 0 && sendsMail && hasPublicAddress && withoutFactor?.length === 0
  const count = samples.reduce((sum, { paths }) => sum + paths.length, 0)
  return (
    <div className="office-cards">
      {isDone ? <Notice variant="good">{t('done')}</Notice> : <p className="text-quiet">{t('intro')}</p>}
      <SectionCard id="samples" title={t('samplesTitle', { count })}>
        {count === 0 ? (
          <p>{t('samplesNone')}</p>
        ) : (
          <ul className="grid gap-5">
            {samples.map(({ key, paths }) => (
              <li key={key}>
                <SampleFields document={key} paths={paths} />
              </li>
            ))}
          </ul>
        )}
      </SectionCard>
      <SectionCard id="server" title={t('serverTitle')}>
        <ul className="grid gap-5">
          <Check isDone={hasPublicAddress} title={t('address')}>
            {!hasPublicAddress && t('addressTodo')}
          </Check>
          <Check isDone={sendsMail} title={t('mail')}>
            {!sendsMail && t('mailTodo')}
          </Check>
          <Check isDone={withoutFactor?.length === 0} title={t('factor')}>
            {withoutFactor === null && t('factorUnknown')}
            {withoutFactor && withoutFactor.length > 0 && (
              <>
                {t('factorTodo', { people: withoutFactor.join(', ') })}{' '}
                <Link href={routes.staff} className={link}>
                  {t('toStaff')}
                </Link>
              </>
            )}
          </Check>
        </ul>
      </SectionCard>
      {missingFacts.length > 0 && (
        <SectionCard id="facts" title={t('factsTitle')}>
          <p className="mb-3 text-quiet">{t('factsIntro')}</p>
          <MissingFacts names={missingFacts} />
        </SectionCard>
      )}
    </div>
  )
}

function EditLink({ document }: { document: DocumentKey }) {
  const t = useTranslations('Content')
  return (
    <Link href={routes.siteDocument(document)} className={link}>
      {t(`documents.${document}.name`)}
    </Link>
  )
}

/** The invented values by field label; an empty path means the whole document. */
function SampleFields({ document, paths }: { document: DocumentKey; paths: readonly Path[] }) {
  const t = useTranslations('Checklist')
  const labels = useContentLabels(document)
  return (
    <>
      <EditLink document={document} />
      <ul className="list-disc pl-5 text-small">
        {paths.map((path) => (
          <li key={path.join('.')}>{path.length === 0 ? t('whole') : labels.trail(path)}</li>
        ))}
      </ul>
    </>
  )
}

function MissingFacts({ names }: { names: Checklist['missingFacts'] }) {
  const labels = useContentLabels('facts')
  const given = names.filter((name) => name !== 'intake')
  return (
    <ul className="grid gap-4">
      {given.length > 0 && (
        <li>
          <EditLink document="facts" />
          <p className="text-small">{given.map((name) => labels.field([name])).join(', ')}</p>
        </li>
      )}
      {names.includes('intake') && (
        <li>
          <EditLink document="intake" />
        </li>
      )}
    </ul>
  )
}

function Check({
  isDone = false,
  title,
  children,
}: {
  isDone?: boolean
  title: string
  children: ReactNode
}) {
  const t = useTranslations('Checklist')
  return (
    <li className="grid justify-items-start gap-1">
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <span className="font-semibold">{title}</span>
        <Badge tone={isDone ? 'good' : 'alert'}>{isDone ? t('ok') : t('todo')}</Badge>
      </p>
      <div className="text-small text-quiet wrap-anywhere">{children}</div>
    </li>
  )
}
