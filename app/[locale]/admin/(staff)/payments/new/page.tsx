import { randomUUID } from 'node:crypto'
import { getTranslations } from 'next-intl/server'
import { NewPaymentForm } from '@/components/payments/admin/new-payment-form'
import { unlistedMetadataOf } from '@/components/site/document/page-metadata'
import { RolePage } from '@/components/staff/admin/staff-page'
import { dayAfter, nextMonth, today } from '@/lib/dates'
import { leadFile } from '@/lib/leads/inbox/queries'
import { isMailOn } from '@/lib/mail/smtp'
import { type NewField, USUAL_DAYS } from '@/lib/payments/admin/payment-form'
import { routes, withQuery } from '@/lib/routes'
import { settle } from '@/lib/settle'
import { publishedContent } from '@/lib/site/queries'
import { requireStaff } from '@/lib/staff/queries'
import { hasRightsOf } from '@/lib/staff/roles'

export const generateMetadata = () => unlistedMetadataOf('newPayment')

/** The form's initial values, except the person. */
function firstValues(): Partial<Record<NewField, string>> {
  const soon = dayAfter(today(), USUAL_DAYS)
  return {
    purpose: 'deposit',
    dueOn: soon,
    withDeposit: 'on',
    depositDueOn: soon,
    firstDueOn: nextMonth(soon),
    way: 'subscription',
  }
}

/** The requested lead's known details; null without one. */
async function leadValues(id: string | undefined) {
  const read = id ? await settle('leadFile', leadFile(id)) : null
  const file = read?.ok && read.data?.mergedInto === null ? read.data : null
  if (!file) return null
  const { lead, submissions } = file
  const { firstName, surname, email, phone, language } = lead
  const interest = submissions.find((submission) => submission.interest)?.interest
  const level = interest ? String(interest) : ''
  return { id: lead.id, name: lead.name, values: { firstName, surname, email, phone, language, level } }
}

export default async function NewPaymentPage({ searchParams }: PageProps<'/[locale]/admin/payments/new'>) {
  const query = await searchParams
  const t = await getTranslations('PaymentsAdmin')
  const content = await publishedContent()
  const asked = [query.lead].flat()[0]
  const staff = await requireStaff(withQuery(routes.newPayment, { lead: asked }))
  const lead = hasRightsOf(staff.role, 'office') ? await leadValues(asked) : null
  const { deposit, monthlyFee, months, total } = content.fees
  return (
    <RolePage
      role="office"
      staff={staff}
      title={t('new')}
      back={{
        href: lead ? routes.lead(lead.id) : routes.payments,
        label: lead ? lead.name : t('form.back'),
      }}
    >
      <p className="mb-6 max-w-2xl text-quiet">{t('form.intro')}</p>
      <NewPaymentForm
        id={randomUUID()}
        lead={lead?.id ?? null}
        first={{ ...firstValues(), ...lead?.values }}
        fees={{ deposit, monthlyFee, months, total }}
        isMailOn={isMailOn}
      />
    </RolePage>
  )
}
