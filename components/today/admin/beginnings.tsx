import { useTranslations } from 'next-intl'
import { NewIssueButton } from '@/components/newsletter/admin/new-issue-button'
import { ButtonLink } from '@/components/ui/link'
import { routes } from '@/lib/routes'
import { type StaffRole, hasRightsOf } from '@/lib/staff/roles'

/** What staff begin most often, by role, in one press. */
export function Beginnings({ role }: { role: StaffRole }) {
  const t = useTranslations()
  const paths = [
    // In the hash: Blog Admin loads once more to move a parameter there.
    ...(hasRightsOf(role, 'editor')
      ? [[t('Posts.admin.newPost'), `${routes.blogAdmin}#edit=new`] as const]
      : []),
    ...(hasRightsOf(role, 'office')
      ? ([
          [t('Meta.newLead.title'), routes.newLead],
          [t('Meta.newPayment.title'), routes.newPayment],
        ] as const)
      : []),
  ] as const
  return (
    // On a phone one line, to leave the screen to the work.
    <div className="flex gap-2 sm:flex-wrap max-sm:-m-1 max-sm:max-w-[calc(100vw-2*var(--gutter))] max-sm:overflow-x-auto max-sm:p-1 max-sm:whitespace-nowrap">
      {paths.map(([title, path]) => (
        <ButtonLink key={path} size="small" variant="quiet" href={path}>
          {title}
        </ButtonLink>
      ))}
      {role === 'admin' && (
        <NewIssueButton label={t('NewsletterAdmin.new')} failed={t('NewsletterAdmin.newFailed')} isSmall />
      )}
    </div>
  )
}
