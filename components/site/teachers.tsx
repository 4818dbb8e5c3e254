import { useLocale, useTranslations } from 'next-intl'
import { PostPicture } from '@/components/posts/post-picture'
import { textProps } from '@/lib/content/localized'
import type { Person } from '@/lib/content/documents/people'
import { useContent } from '@/lib/site/queries'

/** As many columns as people, so that a single person has no void at the side. */
const columns = ['max-w-[42rem]', 'sm:grid-cols-2', 'sm:grid-cols-2 lg:grid-cols-3'] as const

/** People with their roles and any photographs; nothing for an empty list. */
export function PeopleList({ id, title, people }: { id: string; title: string; people: readonly Person[] }) {
  const locale = useLocale()
  if (people.length === 0) return null
  return (
    <section aria-labelledby={id} className="shell py-14 sm:py-20">
      <h2 id={id}>{title}</h2>
      <ul className={`mt-8 grid gap-x-10 gap-y-8 ${columns[people.length - 1] ?? columns[2]}`}>
        {people.map(({ name, role, about, photo }) => (
          <li key={`${name} ${role.en}`} className="border-t-2 border-grain pt-5 wrap-anywhere">
            {photo && (
              <PostPicture
                src={photo.src}
                alt={photo.alt[locale]}
                lang={locale}
                sizes="128px"
                className="mb-4 size-32 rounded-card object-cover"
              />
            )}
            <h3>{name}</h3>
            <p className="mt-1 text-wheat" {...textProps(role, locale)} />
            {about && <p className="mt-2 text-quiet" {...textProps(about, locale)} />}
          </li>
        ))}
      </ul>
    </section>
  )
}

/** The teachers and other staff, once the provider has named them. */
export function Teachers() {
  const t = useTranslations('Facts')
  const { teachers, staff } = useContent().people
  return (
    <>
      <PeopleList id="teachers" title={t('teachers')} people={teachers} />
      <PeopleList id="staff" title={t('staff')} people={staff} />
    </>
  )
}
