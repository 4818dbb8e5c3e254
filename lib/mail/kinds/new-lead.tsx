import type { ReactNode } from 'react'
import { absolute } from '@/lib/i18n/absolute'
import { formatTime } from '@/lib/i18n/formats'
import { languageName } from '@/lib/i18n/routing'
import { translator } from '@/lib/i18n/translator'
import { type LeadField, fieldsBesideName } from '@/lib/lead-fields'
import { routes } from '@/lib/routes'
import type { MailKind } from '../kind'
import { ActionLink, type Fact, Facts, Paragraph, TextLink } from '../layout'
import { type LeadData, leadData, sampleLead } from './lead'

/** Tells an admin of a new enquiry. Replies go to the person. */
const newLead: MailKind<LeadData> = {
  schema: leadData,
  sample: sampleLead,
  compose(lead, locale) {
    const t = translator(locale)
    const name = `${lead.firstName} ${lead.surname}`
    const links: Partial<Record<LeadField, ReactNode>> = {
      phone: (
        <>
          <TextLink href={`tel:${lead.phone}`}>{lead.phone}</TextLink>
          <br />
          <TextLink href={`https://wa.me/${lead.phone.slice(1)}`}>{t('Mail.newLead.whatsapp')}</TextLink>
        </>
      ),
      email: <TextLink href={`mailto:${lead.email}`}>{lead.email}</TextLink>,
    }
    const rows: readonly Fact[] = [
      ...fieldsBesideName
        .filter((name) => lead[name])
        .map((name) => ({ id: name, label: t(`Mail.newLead.${name}`), value: links[name] ?? lead[name] })),
      ...(lead.interest
        ? [
            {
              id: 'interest',
              label: t('Mail.newLead.interest'),
              value: t('Mail.newLead.level', { number: String(lead.interest) }),
            },
          ]
        : []),
      { id: 'language', label: t('Mail.newLead.language'), value: languageName(lead.language, locale) },
      {
        id: 'source',
        label: t('Mail.newLead.source'),
        value: lead.trafficSource === 'direct' ? t('Leads.inbox.direct') : lead.trafficSource,
      },
      {
        id: 'received',
        label: t('Mail.newLead.received'),
        value: formatTime(lead.createdAt, locale, 'medium'),
      },
    ]
    return {
      subject: t(lead.submissions > 1 ? 'Mail.newLead.again' : 'Mail.newLead.subject', { name }),
      replyTo: lead.email,
      preview: `${lead.phone}, ${lead.email}`,
      why: t.rich('Mail.newLead.why', {
        link: (text) => <TextLink href={absolute(routes.account, locale)}>{text}</TextLink>,
      }),
      body: (
        <>
          <Facts rows={rows} />
          <ActionLink href={absolute(routes.lead(lead.leadId), locale)}>{t('Mail.newLead.open')}</ActionLink>
          <Paragraph>
            {t(lead.answered ? 'Mail.newLead.answered' : 'Mail.newLead.notAnswered', { name })}
          </Paragraph>
        </>
      ),
    }
  },
}

/** Messages to admins about one lead. */
export const newLeadKinds = { 'new-lead': newLead }
